/* oxlint-disable relay/unused-fields -- what it asks for fills the store for the parts of the desk */
/** Notes about a candidate. The payload carries all of them, so that a colleague's newest are there too. */
import { generateUniqueClientID, graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { noteMutationsDeleteMutation } from '../../../../../__generated__/noteMutationsDeleteMutation.graphql.ts';
import type { noteMutationsSaveMutation } from '../../../../../__generated__/noteMutationsSaveMutation.graphql.ts';
import { showNote, showNoteGone } from '../acts/candidateStore.ts';
import { commitOnDesk } from '../acts/deskCommit.ts';

void graphql`
  fragment noteMutations_noted on Candidate {
    id
    notesCount
    notes {
      id
      body
      createdAt
      isOwn
      author {
        id
        fullName
      }
    }
  }
`;

interface NoteWords {
  readonly candidateId: string;
  /** Null: a new one. */
  readonly noteId: string | null;
  readonly body: string;
}

export function saveNote(environment: IEnvironment, words: NoteWords): Promise<unknown> {
  const id = words.noteId ?? generateUniqueClientID();
  const at = new Date().toISOString();
  return commitOnDesk<noteMutationsSaveMutation>(
    environment,
    graphql`
      mutation noteMutationsSaveMutation($input: CandidateNoteInput!) {
        saveCandidateNote(input: $input) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          candidate {
            ...noteMutations_noted
          }
        }
      }
    `,
    {
      variables: { input: words },
      show: (store) => showNote(store, { candidateId: words.candidateId, id, body: words.body, at }),
    },
  );
}

export function deleteNote(
  environment: IEnvironment,
  { candidateId, noteId }: { readonly candidateId: string; readonly noteId: string },
): Promise<unknown> {
  return commitOnDesk<noteMutationsDeleteMutation>(
    environment,
    graphql`
      mutation noteMutationsDeleteMutation($noteId: ID!) {
        deleteCandidateNote(noteId: $noteId) {
          errors {
            ...mutationErrors @relay(mask: false)
          }
          candidate {
            id
            notesCount
            notes {
              id
            }
          }
        }
      }
    `,
    {
      variables: { noteId },
      show: (store) => showNoteGone(store, candidateId, noteId),
    },
  );
}
