import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WhatIsVisible_user$key } from '../../../../__generated__/WhatIsVisible_user.graphql.ts';
import { formatDeadline } from '../../../lib/text/dates.ts';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { Status } from '../../../ui/text/Status.tsx';
import * as css from '../parts.css.ts';

/** What the viewer may see, and how to see everything. */
export function WhatIsVisible({ user }: { readonly user: WhatIsVisible_user$key }): ReactElement {
  const { contentVisibilityType, contentVisibilityEndsAt } = useFragment(
    graphql`
      fragment WhatIsVisible_user on User {
        contentVisibilityType
        contentVisibilityEndsAt
      }
    `,
    user,
  );
  if (contentVisibilityType === 'ALL') {
    return (
      <>
        <p className={css.stateLine}>
          <Status shape="filled" tone="ink">
            すべて見られます
          </Status>
        </p>
        <p className={css.text}>会員に公開されている、すべての作品とプロフィールです。</p>
      </>
    );
  }
  const until = contentVisibilityEndsAt == null ? '' : formatDeadline(contentVisibilityEndsAt);
  return (
    <>
      {contentVisibilityType === 'TEMPORARILY_ALL' ? (
        <>
          <p className={css.stateLine}>
            <Status shape="half" tone="ink">
              現在は、すべて見られます
            </Status>
          </p>
          <p className={css.text}>
            {until}
            です。それまでに最初の作品が審査を通ると、そのあとも続きます。通った作品がないまま過ぎると、誰にでも公開されている作品とプロフィールだけになります。
          </p>
        </>
      ) : (
        <>
          <p className={css.stateLine}>
            <Status shape="ring">公開されているものだけ見られます</Status>
          </p>
          <p className={css.text}>
            登録から14日が過ぎたので、見られるのは、誰にでも公開されている作品とプロフィールだけです。最初の作品が審査を通ると、すべて見られるようになります。
          </p>
        </>
      )}
      <p className={css.actsAfter}>
        <Link to="/products/create" className={buttonClass()}>
          作品を載せる
        </Link>
      </p>
    </>
  );
}
