const legalForms = /株式会社|有限会社|合同会社|一般社団法人|一般財団法人|\(株\)|\(有\)|\(同\)/g;

/** Compares company names without width, case, spaces and legal form. */
export function sameCompany(one: string, other: string): boolean {
  const bare = (name: string): string =>
    name
      .normalize('NFKC')
      .replaceAll(legalForms, '')
      .replaceAll(/[\s・.,]/g, '')
      .toLowerCase();
  return bare(one) !== '' && bare(one) === bare(other);
}
