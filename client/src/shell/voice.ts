// The browser's own voice, for those who cannot read yet.

export const canSpeak = typeof speechSynthesis !== "undefined";

export function speak(text: string, language: string): void {
  if (!canSpeak) return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language;
  speechSynthesis.speak(said);
}
