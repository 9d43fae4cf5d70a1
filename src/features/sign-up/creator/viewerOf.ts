/** `me` is null if the session ended meanwhile. */
export function viewerOf<Me>({ me }: { readonly me: Me | null | undefined }): Me {
  if (me === null || me === undefined) throw new Error('me is null on a page of members');
  return me;
}
