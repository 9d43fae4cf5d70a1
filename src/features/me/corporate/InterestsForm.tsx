import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import * as v from 'valibot';
import type { InterestsForm_query$key } from '../../../../__generated__/InterestsForm_query.graphql.ts';
import type { InterestsForm_user$key } from '../../../../__generated__/InterestsForm_user.graphql.ts';
import type { InterestsFormMutation } from '../../../../__generated__/InterestsFormMutation.graphql.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { ComboBox } from '../../../ui/choices/ComboBox.tsx';
import { interestsDraft } from './corporateSections.ts';
import { OwnForm } from '../../own-page/OwnForm.tsx';

const schema = v.object({ categoryIds: v.array(v.string()) });

interface InterestsFormProps {
  readonly query: InterestsForm_query$key;
  readonly user: InterestsForm_user$key;
  readonly onSaved: () => Promise<void>;
  readonly aside: ReactNode;
}

export function InterestsForm({ query, user: userKey, onSaved, aside }: InterestsFormProps): ReactElement {
  const { categories } = useFragment(
    graphql`
      fragment InterestsForm_query on Query {
        categories {
          id
          name
        }
      }
    `,
    query,
  );
  const { id, profile } = useFragment(
    graphql`
      fragment InterestsForm_user on User {
        id
        profile {
          ... on PrivateCorporateProfile {
            interestCategories {
              id
            }
          }
        }
      }
    `,
    userKey,
  );
  const update = useCommit<InterestsFormMutation>(graphql`
    mutation InterestsFormMutation($input: CorporateUserInterestCategoriesInput!) {
      updateCorporateUserInterestCategories(input: $input) {
        user {
          id
          ...InterestsForm_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: { categoryIds: (profile?.interestCategories ?? []).map((category) => category.id) },
    draftKey: interestsDraft(id),
    onSubmit: async (input) => {
      const { updateCorporateUserInterestCategories } = await update({ input });
      if (!form.failed(updateCorporateUserInterestCategories.errors)) await onSaved();
    },
  });
  return (
    <OwnForm form={form} label="関心のある分野" aside={aside}>
      <ComboBox
        label="分野"
        requirement="optional"
        help="選んだ分野の作品が、「おすすめの作品」に出やすくなります。"
        max={10}
        options={categories.map(({ id: value, name }) => ({ value, label: name }))}
        value={form.values.categoryIds}
        onChange={(categoryIds) => form.set('categoryIds', [...categoryIds])}
        error={form.errorAt('categoryIds')}
      />
    </OwnForm>
  );
}
