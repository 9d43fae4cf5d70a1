/** Asks for code that will be wanted soon. What fails is asked for again, and told, where it is shown. */
export function ahead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
