// The browser's own voice, for those who cannot read yet.

export const canSpeak = typeof speechSynthesis !== "undefined";

/** Say nothing any more. */
export function hush(): void {
  if (canSpeak) speechSynthesis.cancel();
}

export function speak(text: string, language: string): void {
  if (!canSpeak) return;
  hush();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language;
  speechSynthesis.speak(said);
}
