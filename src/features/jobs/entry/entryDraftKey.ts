/** Under what is typed is kept in this browser. */
export function entryDraftKey(viewerId: string, openingId: string): string {
  return `entry:${viewerId}:${openingId}`;
}
