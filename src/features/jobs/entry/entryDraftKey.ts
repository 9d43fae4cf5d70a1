export function entryDraftKey(viewerId: string, openingId: string): string {
  return `entry:${viewerId}:${openingId}`;
}
