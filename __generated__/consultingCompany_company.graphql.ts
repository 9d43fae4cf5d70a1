/**
 * @generated SignedSource<<0e5d1b0e034a77bc42005fe2f1efb8b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type consultingCompany_company$data = {
  readonly name: string;
  readonly ownDetail: {
    readonly building: string | null | undefined;
    readonly city: string | null | undefined;
    readonly contactEmail: string | null | undefined;
    readonly contactFormUrl: string | null | undefined;
    readonly contactPhoneNumber: string | null | undefined;
    readonly prefecture: {
      readonly name: string;
    } | null | undefined;
    readonly street: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "consultingCompany_company";
};
export type consultingCompany_company$key = {
  readonly " $data"?: consultingCompany_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"consultingCompany_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "consultingCompany_company"
};

(node as any).hash = "956ce54efd194f47fa19c7aa91c0706a";

export default node;
