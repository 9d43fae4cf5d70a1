import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { useUploadPictureCoverMutation } from '../../../__generated__/useUploadPictureCoverMutation.graphql.ts';
import type { useUploadPictureFaceMutation } from '../../../__generated__/useUploadPictureFaceMutation.graphql.ts';
import { failureWords } from '../../lib/useForm.ts';
import { watchUpload } from '../../relay/uploadProgress.ts';
import { useCommit } from '../../relay/useCommit.ts';

export type PictureKind = 'face' | 'cover';

interface Upload {
  /** The share that has gone; null while nothing is sent. */
  readonly sent: number | null;
  readonly error: string | null;
  /** False when it was refused; `error` then says why. */
  readonly send: (picture: Blob) => Promise<boolean>;
  /** Whoever closes the dialog while it is sent wants it no more. */
  readonly cancel: () => void;
}

/** A name for the form's part: the server looks at the bytes. */
function asFile(picture: Blob): File {
  return picture instanceof File ? picture : new File([picture], 'picture', { type: picture.type });
}

export function useUploadPicture(kind: PictureKind): Upload {
  const [sent, setSent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const face = useCommit<useUploadPictureFaceMutation>(graphql`
    mutation useUploadPictureFaceMutation($file: Upload!) {
      uploadProfileImage(file: $file) {
        user {
          id
          ...MeHead_user
          ...CorporateHead_user
        }
        errors {
          message
        }
      }
    }
  `);
  const cover = useCommit<useUploadPictureCoverMutation>(graphql`
    mutation useUploadPictureCoverMutation($file: Upload!) {
      uploadProfileCoverImage(file: $file) {
        user {
          id
          ...MeHead_user
        }
        errors {
          message
        }
      }
    }
  `);
  const underWay = useRef<AbortController>(null);
  const upload = async (file: File, { signal }: AbortController) => {
    // The variable itself is sent as null, with the file beside it.
    const parts = { uploadables: { file }, signal };
    if (kind === 'face') return (await face({ file: null }, parts)).uploadProfileImage.errors;
    return (await cover({ file: null }, parts)).uploadProfileCoverImage.errors;
  };
  const send = async (picture: Blob): Promise<boolean> => {
    const file = asFile(picture);
    const stop = watchUpload(file, ({ sentBytes, totalBytes }) =>
      setSent(totalBytes === 0 ? 0 : sentBytes / totalBytes),
    );
    setSent(0);
    setError(null);
    const request = new AbortController();
    underWay.current = request;
    let refusal: string | null = null;
    try {
      refusal = (await upload(file, request))[0]?.message ?? null;
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
