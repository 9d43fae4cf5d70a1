import { graphql } from 'relay-runtime';
import type { IEnvironment } from 'relay-runtime';
import type { draftSnapshot_draft$key } from '../../../../../__generated__/draftSnapshot_draft.graphql.ts';
import type { saveDraftContractMutation } from '../../../../../__generated__/saveDraftContractMutation.graphql.ts';
import type { saveDraftDeleteQuestionMutation } from '../../../../../__generated__/saveDraftDeleteQuestionMutation.graphql.ts';
import type { saveDraftFullTimeMutation } from '../../../../../__generated__/saveDraftFullTimeMutation.graphql.ts';
import type { saveDraftHourlyMutation } from '../../../../../__generated__/saveDraftHourlyMutation.graphql.ts';
import type { saveDraftQuestionMutation } from '../../../../../__generated__/saveDraftQuestionMutation.graphql.ts';
import type { SaveAnswer } from '../../../../lib/drafts/answers.ts';
import type { FormError } from '../../../../lib/failureWords.ts';
import { outdatePages } from '../../../../relay/outdate.ts';
import { commit } from '../../../../relay/commit.ts';
import type { DraftInput } from './draftInput.ts';
import { readDraft } from './draftSnapshot.ts';
import type { DraftSnapshot } from './draftSnapshot.ts';
import { isGone, isQuestionGone } from '../isGone.ts';
import type { DraftKind } from '../newDraft.ts';

type Answer = SaveAnswer<DraftSnapshot>;
/** `missing`: the question was deleted meanwhile. */
export type QuestionAnswer =
  | Exclude<Answer, { readonly kind: 'saved' }>
  | { readonly kind: 'saved'; readonly draft: DraftSnapshot; readonly questionId: string | null }
  | { readonly kind: 'missing'; readonly errors: readonly FormError[] };

export interface QuestionChange {
  /** Null: a new one. */
  readonly questionId: string | null;
  /** The text before. */
  readonly knownText?: string;
  readonly questionText: string;
  readonly position: number;
}

/** Each rejects when the server cannot be reached. */
export interface DraftTransport {
  readonly save: (version: number, input: DraftInput) => Promise<Answer>;
  readonly saveQuestion: (change: QuestionChange) => Promise<QuestionAnswer>;
  readonly deleteQuestion: (questionId: string, knownText: string) => Promise<QuestionAnswer>;
}

const saveContract = graphql`
  mutation saveDraftContractMutation($input: SaveDraftContractJobOpeningInput!) {
    payload: saveDraftContractJobOpening(input: $input) {
      draft {
        ...draftSnapshot_draft
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
const saveHourly = graphql`
  mutation saveDraftHourlyMutation($input: SaveDraftHourlyJobOpeningInput!) {
    payload: saveDraftHourlyJobOpening(input: $input) {
      draft {
        ...draftSnapshot_draft
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
const saveFullTime = graphql`
  mutation saveDraftFullTimeMutation($input: SaveDraftFullTimeJobOpeningInput!) {
    payload: saveDraftFullTimeJobOpening(input: $input) {
      draft {
        ...draftSnapshot_draft
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
const saveQuestion = graphql`
  mutation saveDraftQuestionMutation($input: SaveJobOpeningQuestionInput!) {
    payload: saveJobOpeningQuestion(input: $input) {
      question {
        id
      }
      draft {
        ...draftSnapshot_draft
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;
const deleteQuestion = graphql`
  mutation saveDraftDeleteQuestionMutation($input: DeleteJobOpeningQuestionInput!) {
    payload: deleteJobOpeningQuestion(input: $input) {
      draft {
        ...draftSnapshot_draft
      }
      errors {
        ...mutationErrors @relay(mask: false)
      }
    }
  }
`;

interface Payload {
  readonly question?: { readonly id: string } | null | undefined;
  readonly draft?: draftSnapshot_draft$key | null | undefined;
  readonly errors: readonly FormError[];
}

function answerOf({ draft, question, errors }: Payload): QuestionAnswer {
  const isConflict = errors.some(({ __typename: kind }) => kind === 'DraftConflictError');
  if (isConflict && draft) return { kind: 'conflict', draft: readDraft(draft) };
  if (isGone(errors)) return { kind: 'gone' };
  if (isQuestionGone(errors)) return { kind: 'missing', errors };
  if (errors.length === 0 && draft)
    return { kind: 'saved', draft: readDraft(draft), questionId: question?.id ?? null };
  return { kind: 'refused', errors };
}

export function createTransport(
  environment: IEnvironment,
  kind: DraftKind,
  jobOpeningId: string,
): DraftTransport {
  const answered = (payload: Payload): QuestionAnswer => {
    const answer = answerOf(payload);
    if (answer.kind === 'saved') outdatePages(environment);
    return answer;
  };
  const send = async (version: number, input: DraftInput): Promise<Payload> => {
    const variables = { input: { ...input, jobOpeningId, version } };
    if (kind === 'contract') {
      return (await commit<saveDraftContractMutation>(environment, saveContract, variables)).payload;
    }
    if (kind === 'hourly') {
      return (await commit<saveDraftHourlyMutation>(environment, saveHourly, variables)).payload;
    }
    return (await commit<saveDraftFullTimeMutation>(environment, saveFullTime, variables)).payload;
  };
  return {
    save: async (version, input) => {
      const answer = answered(await send(version, input));
      return answer.kind === 'missing' ? { ...answer, kind: 'refused' } : answer;
    },
    saveQuestion: async (change) => {
      const input = { ...change, jobOpeningId };
      const response = await commit<saveDraftQuestionMutation>(environment, saveQuestion, { input });
      return answered(response.payload);
    },
    deleteQuestion: async (jobOpeningQuestionId, knownText) => {
      const variables = { input: { jobOpeningQuestionId, knownText } };
      const response = await commit<saveDraftDeleteQuestionMutation>(environment, deleteQuestion, variables);
      return answered(response.payload);
    },
  };
}
