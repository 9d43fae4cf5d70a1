import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Recipients_creators$key } from '../../../../__generated__/Recipients_creators.graphql.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { creatorFace } from '../../people/creatorFace.ts';
import { creatorStatus } from '../../people/creatorStatus.ts';
import { MediaPicture } from '../../page/MediaPicture.tsx';
import * as css from './consult.css.ts';
import { consultLimits } from './consultValues.ts';

interface RecipientsProps {
  readonly creators: Recipients_creators$key;
  readonly netPrice: number | null;
  readonly isHourly: boolean;
  readonly firstLines: Readonly<Record<string, string>>;
  readonly onFirstLine: (id: string, line: string) => void;
  readonly onRemove: (id: string) => void;
}

/** Recipients with their prices, and an individual line for each. */
export function Recipients({
  creators: key,
  netPrice,
  isHourly,
  firstLines,
  onFirstLine,
  onRemove,
}: RecipientsProps): ReactElement {
  const creators = useFragment(
    graphql`
      fragment Recipients_creators on CreatorUser @relay(plural: true) {
        id
        ...creatorFace_creator
        ...creatorStatus_creator
        profile {
          jobProfile {
            rewardPrices {
              rewardType
              netPrice
            }
          }
        }
        newestProducts(first: 3) {
          id
          name
          thumbnailImage {
            ...MediaPicture_media
          }
        }
      }
    `,
    key,
  );
  return (
    <>
      <p className={css.peopleHead}>
        <span className={css.peopleCount}>{creators.length}</span>
        {creators.length > 1 ? '人に、同じ相談を送る' : '人に相談を送る'}
      </p>
      <ul className={css.peopleList}>
        {creators.map((creator) => {
          const { id, profile, newestProducts } = creator;
          const { name, picture } = creatorFace(creator);
          const hoped = profile.jobProfile.rewardPrices
            .filter(({ rewardType }) => (rewardType === 'HOURLY_RATE') === isHourly)
            .map((reward) => reward.netPrice);
          const least = hoped.length === 0 ? null : Math.min(...hoped);
          const isShort = least !== null && netPrice !== null && netPrice < least;
          const status = creatorStatus(creator);
          return (
            <li key={id} className={css.person}>
              <Avatar name={name} src={picture} size={40} />
              <div className={css.personWords}>
                <p className={css.personName}>
                  {name}
                  <Status shape={status.shape} wordHidden>
                    {status.word}
                  </Status>
                </p>
                <p className={cx(css.personPrice, isShort && css.short)}>
                  {least === null
                    ? '希望額は未登録'
                    : `${isHourly ? '希望時給' : '希望額'} ${least.toLocaleString('ja-JP')}円(税抜)${isShort ? ' を下回ります' : ''}`}
                </p>
                {newestProducts.length > 0 && (
                  <div className={css.works}>
                    {newestProducts.map(({ id: workId, name: title, thumbnailImage: image }) => (
                      <a
                        key={workId}
                        href={`/products/${workId}`}
                        className={css.work}
                        target="_blank"
                        rel="noreferrer"
                        aria-label={`${title}(新しいタブで開く)`}
                        title={title}
                      >
                        {image && <MediaPicture media={image} aspect="4 / 3" sizes="80px" alt="" />}
                      </a>
                    ))}
                  </div>
                )}
                <TextArea
                  label={`${name}さんへの最初のひとこと`}
                  labelHidden
                  limit={consultLimits.firstLine}
                  minRows={1}
                  placeholder="最初のひとこと(任意)"
                  value={firstLines[id] ?? ''}
                  onChange={(line) => onFirstLine(id, line)}
                />
              </div>
              {creators.length > 1 && (
                <IconButton
                  size="s"
                  icon="close"
                  label={`${name}さんを送り先から外す`}
                  onClick={() => onRemove(id)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
