import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useQuery } from '../../../../relay/useQuery.ts';
import type { CompareView_candidate$key } from '../../../../../__generated__/CompareView_candidate.graphql.ts';
import type { CompareViewQuery } from '../../../../../__generated__/CompareViewQuery.graphql.ts';
import { Avatar } from '../../../../ui/pictures/Avatar.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { MediaPicture } from '../../../page/MediaPicture.tsx';
import { questionNumber } from './CandidateAnswers.tsx';
import * as css from './compare.css.ts';
import { creatorFace } from '../../../people/creatorFace.ts';
import { hopedPrice } from '../lists/hopedPrice.ts';
import { openingKind } from '../openings/openingWords.ts';
import { StageMark } from '../StageMark.tsx';

interface CompareViewProps {
  readonly ids: readonly string[];
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

const candidateFragment = graphql`
  fragment CompareView_candidate on Candidate @relay(plural: true) {
    id
    stage
    isRead
    entryMessage
    questionAnswers {
      questionTitle
      answerText
    }
    jobOpening {
      resumerationType
    }
    user {
      newestProducts(first: 4) {
        id
        name
        thumbnailImage {
          ...MediaPicture_media
        }
      }
      ...creatorFace_creator
      profile {
        skills {
          name
        }
        ...hopedPrice_profile
      }
    }
  }
`;

/** Two to four candidates as columns, their answers to one question beside one another. */
export function CompareView({ ids, onOpen, onClose }: CompareViewProps): ReactElement {
  const { nodes } = useQuery<CompareViewQuery>(
    graphql`
      query CompareViewQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          __typename
          ... on Candidate {
            ...CompareView_candidate
          }
        }
      }
    `,
    { ids },
  );
  const keys = nodes.flatMap((node): CompareView_candidate$key[number][] =>
    node?.__typename === 'Candidate' ? [node] : [],
  );
  const candidates = useFragment(candidateFragment, keys);
  // The questions as they were answered; who entered after a change answered others.
  const questions = [
    ...new Set(
      candidates.flatMap(({ questionAnswers }) => questionAnswers.map((each) => each.questionTitle)),
    ),
  ];
  return (
    <section className={css.compare} aria-label="回答を並べて見る">
      <header className={css.head}>
        <h2 className={css.title}>回答を並べて見る</h2>
        <span className={css.count}>{candidates.length}人</span>
        <IconButton icon="close" label="閉じる" onClick={onClose} className={css.close} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={css.scroller} tabIndex={0} aria-label="回答の表">
        <table className={css.table}>
          <thead>
            <tr>
              {candidates.map(({ id, stage, isRead, user, jobOpening }) => {
                const { profile } = user;
                const { name, picture } = creatorFace(user);
                const kind = jobOpening.resumerationType;
                return (
                  <th key={id} scope="col" className={css.person}>
                    <span className={css.who}>
                      <Avatar name={name} src={picture} size={40} />
                      <button type="button" className={css.name} onClick={() => onOpen(id)}>
                        {name}
                      </button>
                    </span>
                    <span className={css.trade}>
                      {profile.skills
                        .slice(0, 2)
                        .map((skill) => skill.name)
                        .join('、')}
                    </span>
                    <span className={css.terms}>
                      <StageMark stage={stage} isRead={isRead} />
                      <span>
                        {openingKind[kind].hoped}(税抜) {hopedPrice(profile, kind)}
                      </span>
                    </span>
                    <span className={css.works}>
                      {user.newestProducts.map(({ id: work, name: title, thumbnailImage: image }) =>
                        image == null ? null : (
                          <span key={work} className={css.work}>
                            <MediaPicture media={image} alt={title} sizes="160px" fill />
                          </span>
                        ),
                      )}
                    </span>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={candidates.length} className={css.question}>
                応募メッセージ
              </th>
            </tr>
            <tr>
              {candidates.map(({ id, entryMessage }) => (
                <td key={id} className={css.answer}>
                  {entryMessage}
                </td>
              ))}
            </tr>
          </tbody>
          {questions.map((question, at) => (
            <tbody key={question}>
              <tr>
                <th scope="rowgroup" colSpan={candidates.length} className={css.question}>
                  <span className={css.asked}>
                    <span className={css.number}>{questionNumber(at)}</span>
                    {question}
                  </span>
                </th>
              </tr>
              <tr>
                {candidates.map(({ id, questionAnswers }) => (
                  <td key={id} className={css.answer}>
                    {questionAnswers.find(({ questionTitle }) => questionTitle === question)?.answerText ?? (
                      <span className={css.unasked}>聞いていません</span>
                    )}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </section>
    </section>
  );
}
