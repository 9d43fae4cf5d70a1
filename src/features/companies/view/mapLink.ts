/** An external map, linked and not embedded, so that nothing is requested before a press. */
export function mapLink(place: string): string {
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', place);
  return url.href;
}
