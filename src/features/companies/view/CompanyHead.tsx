import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyHead_company$key } from '../../../../__generated__/CompanyHead_company.graphql.ts';
import { Avatar } from '../../../ui/pictures/Avatar.tsx';
import { CoverPicture } from '../../own-page/CoverPicture.tsx';
import * as coverHead from '../../own-page/coverHead.css.ts';
import * as css from './CompanyPage.css.ts';
import { PhraseText } from '../../../ui/text/PhraseText.tsx';

interface CompanyHeadProps {
  readonly company: CompanyHead_company$key;
  /** Edit buttons in the pictures' corners. */
  readonly renderCoverAct?: ((present: boolean) => ReactNode) | undefined;
  readonly renderFaceAct?: ((present: boolean) => ReactNode) | undefined;
  /** Beside the name. */
  readonly act?: ReactNode;
}

/** Cover, logo, name and industry. */
export function CompanyHead({
  company: key,
  renderCoverAct,
  renderFaceAct,
  act,
}: CompanyHeadProps): ReactElement {
  const { name, industry, avatarImage, coverImage } = useFragment(
    graphql`
      fragment CompanyHead_company on Company {
        name
        industry {
          name
        }
        avatarImage {
          url
        }
        coverImage {
          ...CoverPicture_media
        }
      }
    `,
    key,
  );
  return (
    <>
      <div className={coverImage == null ? coverHead.coverEmpty : coverHead.cover}>
        {coverImage && <CoverPicture media={coverImage} />}
        {renderCoverAct?.(coverImage != null)}
      </div>
      <header className={coverHead.head}>
        <div className={css.who}>
          <div className={css.face}>
            <Avatar name={name} src={avatarImage?.url} size={96} shape="square" lazy={false} />
            {renderFaceAct?.(avatarImage != null)}
          </div>
          <h1 className={coverHead.name}>
            <PhraseText>{name}</PhraseText>
          </h1>
          {industry && <p className={css.industry}>{industry.name}</p>}
        </div>
        {act !== undefined && <div className={coverHead.headAct}>{act}</div>}
      </header>
    </>
  );
}
