/** Said in place of 公開しました。 */
export const heldWords = '公開の前に、運営が確認しています。結果をお知らせします。';
