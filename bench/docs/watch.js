// Runs in a page before all else: notes at which frame the text `wanted` is on the screen for the first time.
const look = () => {
  const texts = document.body && document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts?.nextNode(); node; node = texts.nextNode()) {
    if (!node.textContent.includes(wanted)) continue;
    if (node.parentElement.getClientRects().length > 0) {
      // The frame that shows it is painted after this one.
      requestAnimationFrame(() => (globalThis.seenAfter = performance.now()));
      return;
    }
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
