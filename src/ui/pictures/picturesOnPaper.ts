/** What is far below the screen has not been fetched yet: on paper it is wanted. */
export function fetchPicturesForPaper(): void {
  window.addEventListener('beforeprint', () => {
    for (const picture of document.querySelectorAll('img[loading=lazy]'))
      picture.setAttribute('loading', 'eager');
  });
}
