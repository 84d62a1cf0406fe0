### The words of the board in the browser.
