/** In place of a link to a document that is not made yet. */
export function makingWords(what: string, isLate: boolean): string {
  return isLate
    ? `${what}の作成に時間がかかっています。時間をおいて、ページを再読み込みしてください。`
    : `${what}を作成しています。少しお待ちください。`;
}
