/** `me` is null for a guest, who does not get to the page: the session ended meanwhile, or the server is wrong. */
export function viewerOf<Me>({ me }: { readonly me: Me | null | undefined }): Me {
  if (me === null || me === undefined) throw new Error('me is null on a page of members');
  return me;
}
