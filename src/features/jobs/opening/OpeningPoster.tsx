import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningPoster_opening$key } from '../../../../__generated__/OpeningPoster_opening.graphql.ts';
import { formatDate } from '../../../lib/text/dates.ts';
import { formatPhone } from '../../../lib/text/formatPhone.ts';
import { EmailText } from '../../../ui/text/EmailText.tsx';
import { link } from '../../../ui/text/link.css.ts';
import * as css from './opening.css.ts';
import { OpeningPart, Term } from './OpeningParts.tsx';
import { workingPlaceTypes } from './openingWords.ts';

/** Company, place and contact, which a posting must state. */
export function OpeningPoster({
  opening: key,
}: {
  readonly opening: OpeningPoster_opening$key;
}): ReactElement {
  const opening = useFragment(
    graphql`
      fragment OpeningPoster_opening on JobOpening {
        informationAsOf
        validThrough
        workingPlace
        workingPlaceType
        workingPrefecture {
          name
        }
        contact {
          name
          email
          phoneNumber
          formUrl
        }
        company {
          name
          location
        }
      }
    `,
    key,
  );
  const { contact, company, workingPlace, workingPlaceType, workingPrefecture } = opening;
  const place = [
    workingPlaceType == null ? '' : workingPlaceTypes[workingPlaceType],
    workingPrefecture?.name ?? '',
  ]
    .filter((words) => words !== '')
    .join('、');
  return (
    <OpeningPart title="募集する会社">
      <dl className={css.terms}>
        <Term name="会社名" required>
          {company.name}
        </Term>
        <Term name="所在地" required>
          {company.location}
        </Term>
        <Term name="仕事の場所" required>
          {workingPlace == null || workingPlace === '' ? null : (
            <>
              {workingPlace}
              {place !== '' && !workingPlace.startsWith(place) && (
                <span className={css.termNote}>{`\n${place}`}</span>
              )}
            </>
          )}
        </Term>
        <Term name="連絡先" required>
          {contactLines(contact)}
        </Term>
        <Term name="応募の締切">
          {opening.validThrough == null ? null : `${formatDate(opening.validThrough)}23:59まで`}
        </Term>
        <Term name="掲載情報の基準日">
          {opening.informationAsOf == null ? null : formatDate(opening.informationAsOf)}
        </Term>
      </dl>
    </OpeningPart>
  );
}

interface Contact {
  readonly name: string | null | undefined;
  readonly email: string | null | undefined;
  readonly phoneNumber: string | null | undefined;
  readonly formUrl: string | null | undefined;
}

/** Null with only a name. */
function contactLines({ name, email, phoneNumber, formUrl }: Contact): ReactNode {
  if (email == null && phoneNumber == null && formUrl == null) return null;
  return (
    <ul>
      {name != null && name !== '' && <li>{name}</li>}
      {phoneNumber != null && (
        <li>
          <a href={`tel:${phoneNumber}`} className={link}>
            {formatPhone(phoneNumber)}
          </a>
        </li>
      )}
      {email != null && (
        <li>
          <a href={`mailto:${email}`} className={link}>
            <EmailText>{email}</EmailText>
          </a>
        </li>
      )}
      {formUrl != null && (
        <li>
          <a href={formUrl} className={link} target="_blank" rel="noopener nofollow">
            問い合わせのページ
          </a>
        </li>
      )}
    </ul>
  );
}
