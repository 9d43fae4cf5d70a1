import { useRef, useState } from 'react';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { failureWords } from '../../lib/failureWords.ts';
import { mutationErrors } from '../../relay/mutationErrors.ts';
import { watchUpload } from '../../relay/network/uploadProgress.ts';
import { useCommit } from '../../relay/useCommit.ts';

export interface PictureUpload {
  /** Share sent; null while not sending. */
  readonly sent: number | null;
  readonly error: string | null;
  /** False when refused; then `error` says why. */
  readonly send: (picture: Blob) => Promise<boolean>;
  /** For a dialog closed while sending. */
  readonly cancel: () => void;
}

/** The upload needs a file name; the server looks at the bytes only. */
function asFile(picture: Blob): File {
  return picture instanceof File ? picture : new File([picture], 'picture', { type: picture.type });
}

/** Sends a picture by a mutation that takes it as `$file`. */
export function usePictureUpload(mutation: GraphQLTaggedNode): PictureUpload {
  const commit = useCommit(mutation);
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef<AbortController>(null);
  const send = async (picture: Blob): Promise<boolean> => {
    const file = asFile(picture);
    const stop = watchUpload(file, setSent);
    setSent(0);
    setError(null);
    const request = new AbortController();
    underWay.current = request;
    let refusal: string | null = null;
    try {
      const response = await commit({ file: null }, { uploadables: { file }, signal: request.signal });
      refusal = mutationErrors(response)[0]?.message ?? null;
    } catch (failure) {
      refusal = request.signal.aborted ? null : failureWords(failure);
    }
    stop();
    setSent(null);
    setError(refusal);
    return refusal === null && !request.signal.aborted;
  };
  return { sent, error, send, cancel: () => underWay.current?.abort() };
}
