/** A map of somebody else’s, opened and never embedded: nothing is asked of it before it is wanted. */
export function mapLink(place: string): string {
  const url = new URL('https://www.google.com/maps/search/?api=1');
  url.searchParams.set('query', place);
  return url.href;
}
