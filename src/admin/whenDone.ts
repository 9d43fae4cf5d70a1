/** Goes on after an act that was done; one that was refused has said so already. */
export async function whenDone<Response>(
  act: Promise<Response | null>,
  goOn: (response: Response) => void,
): Promise<void> {
  const response = await act;
  if (response !== null) goOn(response);
}
