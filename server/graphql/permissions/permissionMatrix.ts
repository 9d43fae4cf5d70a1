import type { RegistrationStep } from '../../lib/request/viewer.ts';

/**
 * Who may call what: one row for each field of Query, Mutation and Subscription, and for each type that
 * `node(id:)` finds. `permissionMatrix.test.ts` asks every row as every viewer and fails on a field without a
 * row. Compare new rows with section 1 of `product.md`.
 */
export const viewers = [
  'guest',
  /** With a refresh token. */
  'refreshing',
  /** A creator before the profile step. */
  'unfinished',
  'creator',
  'owner',
  'agent',
  'recruiter',
] as const;
export type ViewerKind = (typeof viewers)[number];

/**
 * `forbidden`: refused by the field, or by its use case with a ForbiddenError or a UserEditPrivilegeError.
 */
export type Cell = 'allowed' | 'unauthenticated' | 'forbidden';

const [yes, who, no] = ['allowed', 'unauthenticated', 'forbidden'] as const;

/** In the order of `viewers`. */
const cells = {
  everyone: [yes, who, yes, yes, yes, yes, yes],
  refreshing: [who, yes, no, no, no, no, no],
  signedIn: [who, who, yes, yes, yes, yes, yes],
  memberContent: [who, who, no, yes, yes, yes, yes],
  /** With a profile. */
  profiled: [who, who, no, yes, yes, yes, yes],
  creator: [who, who, yes, yes, no, no, no],
  /** Only a creator at the registration step that the row names. */
  creatorAtStep: [who, who, yes, no, no, no, no],
  /** A creator past that step. */
  creatorPastStep: [who, who, no, yes, no, no, no],
  companyPeople: [who, who, no, no, yes, yes, yes],
  companyOwner: [who, who, no, no, yes, no, no],
  /** May follow creators: not the recruiter from outside. */
  follower: [who, who, no, no, yes, yes, no],
  /** Creators, and those of a company who may send consultations. */
  dealing: [who, who, yes, yes, yes, yes, no],
  /** Creators, and those who may commission them. */
  contracting: [who, who, yes, yes, yes, no, no],
  /** May write openings: not the recruiter. */
  writer: [who, who, no, no, yes, yes, no],
} as const satisfies Readonly<Record<string, readonly Cell[]>>;

export interface Row {
  readonly rule: keyof typeof cells;
  /** The field with its arguments and selection; `$file` is an upload. */
  readonly call: string;
  /** The unfinished creator's registration step; PROFILE by default. */
  readonly step?: RegistrationStep;
}

export function expectedCell({ rule }: Row, viewer: ViewerKind): Cell {
  return cells[rule][viewers.indexOf(viewer)] ?? no;
}

const failures = 'errors { __typename }';
const row = (rule: keyof typeof cells, call: string, step?: RegistrationStep): Row => ({
  rule,
  call,
  ...(step && { step }),
});
/** A well-formed id that does not exist. */
const nobody = (prefix: string): string => `"${prefix}_AAAAAAAAcACAAAAAAAAAAA"`;

export const queryRows: Readonly<Record<string, Row>> = {
  worksAnalytics: row('creator', 'worksAnalytics(span: DAYS_7) { worksCount }'),
  worksAnalyticsCsv: row('creator', 'worksAnalyticsCsv(span: DAYS_7)'),
  openingsAnalytics: row('writer', 'openingsAnalytics(span: DAYS_7) { openingsCount }'),
  openingsAnalyticsCsv: row('writer', 'openingsAnalyticsCsv(span: DAYS_7)'),
  activityNotifications: row('signedIn', 'activityNotifications(first: 5) { edges { cursor } }'),
  addressesByPostalCode: row('signedIn', 'addressesByPostalCode(postalCode: "1000001") { city }'),
  article: row('everyone', 'article(slug: "x") { id }'),
  articleCategoryCounts: row('everyone', 'articleCategoryCounts { count }'),
  documentDownload: row('everyone', 'documentDownload(token: "x") { url }'),
  guideDocument: row('everyone', 'guideDocument(slug: "x") { id }'),
  guideDocuments: row('everyone', 'guideDocuments { id }'),
  articles: row('everyone', 'articles(first: 5) { id }'),
  searchArticles: row('signedIn', 'searchArticles(query: "提灯") { article { id } }'),
  rankedArticles: row('everyone', 'rankedArticles(first: 5) { id }'),
  legalText: row('everyone', 'legalText(kind: TERMS) { id }'),
  benefit: row('signedIn', 'benefit(slug: "x") { id }'),
  benefits: row('signedIn', 'benefits { id }'),
  bankBranchesByName: row('creator', 'bankBranchesByName(bankCode: "0001", name: "東京", first: 5) { code }'),
  banksByName: row('creator', 'banksByName(name: "みずほ", first: 5) { code }'),
  bookmarkedProducts: row('memberContent', 'bookmarkedProducts(first: 5) { totalCount edges { cursor } }'),
  candidate: row('companyPeople', `candidate(id: ${nobody('candidate')}) { id }`),
  categories: row('everyone', 'categories { id }'),
  chatChanges: row('signedIn', `chatChanges(roomId: ${nobody('chatRoom')}, after: 0) { reached }`),
  creatorList: row('companyPeople', `creatorList(id: ${nobody('creatorList')}) { id }`),
  creatorLists: row('companyPeople', 'creatorLists { id }'),
  savedSearches: row('signedIn', 'savedSearches { id }'),
  chatTemplates: row('companyPeople', 'chatTemplates { id }'),
  nextBusinessMorning: row('signedIn', 'nextBusinessMorning'),
  chatRooms: row('signedIn', 'chatRooms(first: 5) { edges { cursor } }'),
  chatRequestsCount: row('signedIn', 'chatRequestsCount'),
  officialJobOffer: row('contracting', `officialJobOffer(id: ${nobody('officialJobOffer')}) { id }`),
  officialJobOffers: row('contracting', 'officialJobOffers(first: 5) { edges { cursor } }'),
  quote: row('dealing', `quote(id: ${nobody('quote')}) { id }`),
  officialJobOfferPreview: row(
    'companyOwner',
    'officialJobOfferPreview(terms: { remunerationType: CONTRACT_UNIT }) { lastPaymentDay }',
  ),
  issuedDocuments: row('contracting', 'issuedDocuments(first: 5) { edges { cursor } }'),
  engagement: row('signedIn', `engagement(id: ${nobody('engagement')}) { id }`),
  engagementOfOffer: row('signedIn', `engagementOfOffer(offerId: ${nobody('officialJobOffer')}) { id }`),
  engagements: row('signedIn', 'engagements(first: 5) { edges { cursor } }'),
  engagementLedger: row('contracting', 'engagementLedger(year: 2026, format: LIST)'),
  feeInvoices: row('companyOwner', 'feeInvoices(first: 5) { edges { cursor } }'),
  feesToCome: row('companyOwner', 'feesToCome { month }'),
  feeLedger: row('companyOwner', 'feeLedger(year: 2026)'),
  engagementRound: row('signedIn', `engagementRound(id: ${nobody('engagementRound')}) { id }`),
  engagementRoundsDue: row('signedIn', 'engagementRoundsDue { id }'),
  jobConsultation: row('dealing', `jobConsultation(id: ${nobody('jobConsultation')}) { id }`),
  jobConsultations: row('dealing', 'jobConsultations(first: 5) { edges { cursor } }'),
  messages: row('signedIn', `messages(roomId: ${nobody('chatRoom')}) { edges { cursor } }`),
  search: row('signedIn', 'search(first: 5, kind: PRODUCT, query: "提灯") { totalCount edges { cursor } }'),
  searchCondition: row('signedIn', 'searchCondition(query: "提灯")'),
  searchFewerWords: row('signedIn', 'searchFewerWords(query: "提灯 漆器") { query }'),
  searchMeant: row('signedIn', 'searchMeant(query: "ちょうちう")'),
  searchSuggestions: row('signedIn', 'searchSuggestions(query: "ちょ") { text count }'),
  searchTogether: row('signedIn', 'searchTogether(query: "提灯") { text count }'),
  searchMessages: row('signedIn', 'searchMessages(first: 5, text: "銭湯") { edges { cursor } }'),
  myChatRooms: row('signedIn', 'myChatRooms { id }'),
  myChatSettings: row('signedIn', 'myChatSettings { enterSends }'),
  companyJobOpenings: row(
    'memberContent',
    `companyJobOpenings(companyId: ${nobody('co')}, limit: 5, offset: 0) { nodes { id } }`,
  ),
  companiesByName: row('signedIn', 'companiesByName(name: "株式会社", first: 5) { id }'),
  company: row('signedIn', `company(id: ${nobody('co')}) { id }`),
  creatorUser: row('memberContent', `creatorUser(id: ${nobody('c')}) { id }`),
  creatorUserEngagementType: row('signedIn', 'creatorUserEngagementType { id }'),
  creatorUserProducts: row(
    'memberContent',
    `creatorUserProducts(userId: ${nobody('c')}, first: 5) { edges { cursor } }`,
  ),
  creatorUserPublicProducts: row(
    'everyone',
    `creatorUserPublicProducts(userId: ${nobody('c')}, first: 5) { edges { cursor } }`,
  ),
  draftJobOpening: row('writer', `draftJobOpening(id: ${nobody('j')}) { id }`),
  editorsPicks: row('everyone', 'editorsPicks(first: 5) { id }'),
  followees: row('memberContent', 'followees(first: 5) { totalCount edges { cursor } }'),
  followers: row('memberContent', 'followers(first: 5) { totalCount edges { cursor } }'),
  followingUserActivities: row('memberContent', 'followingUserActivities(first: 5) { edges { cursor } }'),
  formSelectableElements: row('everyone', 'formSelectableElements { tools { id } }'),
  industries: row('everyone', 'industries { id }'),
  myDecisions: row('signedIn', 'myDecisions { reason }'),
  houseDecision: row('everyone', 'houseDecision(token: "x") { reason }'),
  invitation: row('everyone', 'invitation(token: "x") { email }'),
  isPasswordResetLive: row('everyone', 'isPasswordResetLive(token: "x")'),
  // Null for everyone, as it is nobody's.
  jobOpening: row('signedIn', `jobOpening(id: ${nobody('j')}) { id }`),
  jobOpeningTags: row('everyone', 'jobOpeningTags { id }'),
  fittingJobOpenings: row('memberContent', 'fittingJobOpenings { reason opening { id } }'),
  jobOpenings: row('memberContent', 'jobOpenings(limit: 5, offset: 0) { pageInfo { total } nodes { id } }'),
  jobPriceBreakdown: row('everyone', 'jobPriceBreakdown(netPrice: 1000, isIndividual: true) { payout }'),
  jobSeekingCreators: row('memberContent', 'jobSeekingCreators(first: 5) { edges { cursor } }'),
  jobSeekingCreatorsChoiceCounts: row(
    'memberContent',
    'jobSeekingCreatorsChoiceCounts(of: [TOOL]) { value count }',
  ),
  jobSeekingCreatorsCount: row('memberContent', 'jobSeekingCreatorsCount { count }'),
  jobSeekingCreatorsLoosenings: row(
    'memberContent',
    'jobSeekingCreatorsLoosenings(wayOfWorkings: [OFFICE]) { count }',
  ),
  me: row('everyone', 'me { id }'),
  myEnteredJobOpenings: row(
    'creator',
    'myEnteredJobOpenings(limit: 5, offset: 0) { totalCount nodes { id } }',
  ),
  myJobOpenings: row('companyPeople', 'myJobOpenings(limit: 5, offset: 0) { nodes { id } }'),
  myBookmarkedJobOpenings: row(
    'creator',
    'myBookmarkedJobOpenings(limit: 5, offset: 0) { endedCount nodes { id } }',
  ),
  myCompany: row('companyPeople', 'myCompany { id }'),
  myDraftProducts: row('creator', 'myDraftProducts { clientId }'),
  myProduct: row('creator', `myProduct(id: ${nobody('w')}) { id }`),
  myProducts: row('creator', 'myProducts(first: 5) { edges { cursor } totalCount }'),
  newbieRecommendedProducts: row('memberContent', 'newbieRecommendedProducts(first: 5) { edges { cursor } }'),
  node: row('everyone', 'node(id: "x") { id }'),
  nodes: row('everyone', 'nodes(ids: ["x"]) { id }'),
  occupations: row('everyone', 'occupations { id }'),
  prefectures: row('everyone', 'prefectures { id }'),
  // Without a link's token; with one it is for everyone.
  product: row('memberContent', `product(id: ${nobody('w')}) { id }`),
  productChoiceCounts: row('memberContent', 'productChoiceCounts(of: [CATEGORY]) { value count }'),
  productFilterLoosenings: row('memberContent', 'productFilterLoosenings(wayOfWorkings: [OFFICE]) { count }'),
  products: row('memberContent', 'products(first: 5) { edges { cursor } }'),
  productsCount: row('memberContent', 'productsCount { count }'),
  publicCreatorUser: row('everyone', `publicCreatorUser(id: ${nobody('c')}) { id }`),
  outsideJobOpenings: row('everyone', 'outsideJobOpenings(first: 5) { id }'),
  publicJobOpening: row('everyone', `publicJobOpening(id: ${nobody('j')}) { id }`),
  publicProduct: row('everyone', `publicProduct(id: ${nobody('w')}) { id }`),
  publicProducts: row('everyone', 'publicProducts(first: 5) { edges { cursor } }'),
  recommendedProducts: row('memberContent', 'recommendedProducts(first: 5) { id }'),
  recommendedRecentProducts: row('memberContent', 'recommendedRecentProducts(first: 5) { edges { cursor } }'),
  rewardBreakdown: row('signedIn', 'rewardBreakdown(netPrice: 1000) { grossPrice }'),
  siteFigures: row('everyone', 'siteFigures { publicProductsCount }'),
  tools: row('everyone', 'tools { id }'),
  tsumugiNotifications: row('signedIn', 'tsumugiNotifications(first: 5) { edges { cursor } }'),
};

const profile = '{ lastName: "早瀬", firstName: "みお", userName: "早瀬 みお", skillNames: [], toolIds: [] }';
const corporateProfile = '{ lastName: "早瀬", firstName: "みお" }';
const jobProfile =
  '{ jobSeekingStatus: SEEKING, operationalAvailabilities: [], wayOfWorkings: [], rewardPrices: [] }';
const bankAccount =
  '{ bankCode: "0001", branchCode: "001", accountType: ORDINARY, accountNumber: "1234567", accountHolderKana: "ハヤセ ミオ" }';
const product =
  '{ name: "", description: "", designScope: "", categoryIds: [], industryIds: [], toolIds: [], media: [], thumbnailMediaId: "x", publishStatus: publish }';
const user = `user { id } ${failures}`;
const signIn = `accessToken ${failures}`;

export const mutationRows: Readonly<Record<string, Row>> = {
  agreeToTexts: row('signedIn', `agreeToTexts { ${failures} }`),
  revealBenefitCode: row('signedIn', `revealBenefitCode(slug: "x") { ${failures} }`),
  sendContact: row(
    'everyone',
    `sendContact(input: { topic: OTHER, name: "x", email: "x", body: "x" }) { ${failures} }`,
  ),
  requestDocument: row(
    'everyone',
    `requestDocument(input: { slug: "x", lastName: "x", firstName: "x", email: "x" }) { ${failures} }`,
  ),
  requestDocumentMeeting: row(
    'everyone',
    `requestDocumentMeeting(token: "x", preference: "x") { ${failures} }`,
  ),
  viewArticle: row('everyone', `viewArticle(slug: "x") { ${failures} }`),
  saveSearch: row('signedIn', `saveSearch(input: { query: "", delivery: NEVER }) { ${failures} }`),
  updateSavedSearch: row(
    'signedIn',
    `updateSavedSearch(input: { savedSearchId: ${nobody('savedSearch')} }) { ${failures} }`,
  ),
  deleteSavedSearch: row(
    'signedIn',
    `deleteSavedSearch(savedSearchId: ${nobody('savedSearch')}) { ${failures} }`,
  ),
  seeSavedSearch: row('signedIn', `seeSavedSearch(savedSearchId: ${nobody('savedSearch')}) { ${failures} }`),
  saveCreatorList: row('companyPeople', `saveCreatorList(input: { name: "" }) { ${failures} }`),
  deleteCreatorList: row('companyPeople', `deleteCreatorList(id: ${nobody('creatorList')}) { ${failures} }`),
  setCreatorsListed: row(
    'companyPeople',
    `setCreatorsListed(input: { listId: ${nobody('creatorList')}, creatorIds: [], isListed: true }) { ${failures} }`,
  ),
  writeCreatorListNote: row(
    'companyPeople',
    `writeCreatorListNote(input: { listId: ${nobody('creatorList')}, creatorId: ${nobody('c')}, note: "" }) { ${failures} }`,
  ),
  recommendCreators: row(
    'companyPeople',
    `recommendCreators(input: { text: "菓子の箱" }) { creators { rank } ${failures} }`,
  ),
  readActivityNotification: row('signedIn', `readActivityNotification(input: {}) { ${failures} }`),
  readTsumugiNotification: row('signedIn', `readTsumugiNotification(input: {}) { ${failures} }`),
  // With or without an account.
  googleNonce: row('everyone', 'googleNonce { nonce }'),
  linkGoogle: row('everyone', `linkGoogle(input: { idToken: "x", password: "x" }) { ${signIn} }`),
  answerSecondFactor: row('everyone', `answerSecondFactor(input: { signInToken: "x" }) { ${signIn} }`),
  requestFactorRecovery: row('everyone', `requestFactorRecovery(signInToken: "x") { ${failures} }`),
  startFactorRecovery: row('everyone', `startFactorRecovery(token: "x") { ${failures} }`),
  stopFactorRecovery: row('everyone', `stopFactorRecovery(token: "x") { ${failures} }`),
  passkeySignInOptions: row('everyone', `passkeySignInOptions { options ${failures} }`),
  signInWithPasskey: row('everyone', `signInWithPasskey(response: "x") { ${signIn} }`),
  registerCorporateUserAccount: row(
    'everyone',
    `registerCorporateUserAccount(input: { token: "x", password: "x", lastName: "早瀬", firstName: "みお" }) { ${failures} }`,
  ),
  registerLeadCustomer: row(
    'everyone',
    `registerLeadCustomer(input: { companyName: "", lastName: "", firstName: "", email: "", phoneNumber: "", registrationPurpose: "", urgency: INFORMATION_GATHERING }) { ${failures} }`,
  ),
  registerTemporaryCreatorUser: row(
    'everyone',
    `registerTemporaryCreatorUser(input: { email: "" }) { ${failures} }`,
  ),
  resetPassword: row(
    'everyone',
    `resetPassword(resetPasswordInput: { token: "x", password: "x" }) { ${failures} }`,
  ),
  resetPasswordRequest: row('everyone', `resetPasswordRequest(email: "") { ${failures} }`),
  signIn: row('everyone', `signIn(signInInput: { email: "", password: "" }) { ${signIn} }`),
  signInWithGoogle: row('everyone', `signInWithGoogle(idToken: "x") { ${signIn} }`),
  signUpCreatorUser: row(
    'everyone',
    `signUpCreatorUser(signUpInput: { token: "x", password: "x" }) { ${signIn} }`,
  ),
  signUpWithGoogle: row('everyone', `signUpWithGoogle(idToken: "x") { ${signIn} }`),
  contestDecision: row('everyone', `contestDecision(token: "x", words: "x") { ${failures} }`),
  verifyEmail: row('everyone', `verifyEmail(token: "x") { ${failures} }`),
  verifyResetedEmail: row('everyone', `verifyResetedEmail(token: "x") { ${failures} }`),
  viewCreatorProfile: row(
    'everyone',
    `viewCreatorProfile(input: { userId: ${nobody('c')} }) { status ${failures} }`,
  ),
  viewJobOpening: row(
    'everyone',
    `viewJobOpening(input: { jobOpeningId: ${nobody('j')} }) { status ${failures} }`,
  ),
  seeJobOpenings: row('signedIn', `seeJobOpenings(jobOpeningIds: []) { counted ${failures} }`),
  viewProduct: row('everyone', `viewProduct(input: { productId: ${nobody('w')} }) { status ${failures} }`),
  refreshToken: row('refreshing', `refreshToken { ${failures} }`),

  // One's own account.
  cancelAccountDeletion: row('signedIn', `cancelAccountDeletion { ${user} }`),
  changePassword: row('signedIn', `changePassword(input: { newPassword: "y" }) { ${user} }`),
  beginTotp: row('signedIn', `beginTotp { secret ${failures} }`),
  disableTotp: row('signedIn', `disableTotp { ${user} }`),
  enableTotp: row('signedIn', `enableTotp(code: "000000") { ${user} }`),
  forgetRememberedDevices: row('signedIn', `forgetRememberedDevices { ${user} }`),
  renewRecoveryCodes: row('signedIn', `renewRecoveryCodes { ${user} }`),
  confirmIdentity: row('signedIn', `confirmIdentity(input: { password: "x" }) { ${failures} }`),
  connectGoogle: row('signedIn', `connectGoogle(idToken: "x") { ${user} }`),
  closePrairieCardSignUpCampaignDialog: row('signedIn', `closePrairieCardSignUpCampaignDialog { ${user} }`),
  deleteProfileImage: row('profiled', `deleteProfileImage { ${user} }`),
  endOtherSessions: row('signedIn', `endOtherSessions { ${user} }`),
  endSession: row('signedIn', `endSession(id: ${nobody('deviceSession')}) { ${user} }`),
  registerJobChangeMotivation: row(
    'signedIn',
    `registerJobChangeMotivation(input: { jobChangeMotivation: CONSIDERING }) { ${user} }`,
  ),
  notePasskeyOffered: row('signedIn', `notePasskeyOffered { ${failures} }`),
  passkeyConfirmationOptions: row('signedIn', `passkeyConfirmationOptions { options ${failures} }`),
  passkeyRegistrationOptions: row('signedIn', `passkeyRegistrationOptions { options ${failures} }`),
  registerPasskey: row('signedIn', `registerPasskey(response: "x") { ${user} }`),
  removePasskey: row('signedIn', `removePasskey(id: ${nobody('passkey')}) { ${user} }`),
  renamePasskey: row('signedIn', `renamePasskey(id: ${nobody('passkey')}, name: "鍵") { ${user} }`),
  requestAccountDeletion: row('signedIn', `requestAccountDeletion { ${user} }`),
  requestDataExport: row('signedIn', `requestDataExport { ${user} }`),
  resetEmailRequest: row('signedIn', `resetEmailRequest(email: "a@example.jp") { ${failures} }`),
  signOut: row('signedIn', `signOut { ${failures} }`),
  unlinkGoogle: row('signedIn', `unlinkGoogle { ${user} }`),
  updateNotificationPreference: row(
    'signedIn',
    `updateNotificationPreference(input: { kind: CHAT_MESSAGE, inApp: true, mail: DAILY }) { ${user} }`,
  ),
  updateNotificationSettings: row('signedIn', `updateNotificationSettings(input: {}) { ${user} }`),
  registerPushDevice: row(
    'signedIn',
    `registerPushDevice(input: { endpoint: "https://push.example/x", p256dh: "x", auth: "x" }) { ${failures} }`,
  ),
  removePushDevice: row(
    'signedIn',
    `removePushDevice(input: { endpoint: "https://push.example/x" }) { ${failures} }`,
  ),
  uploadProfileImage: row('profiled', `uploadProfileImage(file: $file) { ${user} }`),

  createBookmark: row('memberContent', `createBookmark(productId: ${nobody('w')}) { ${failures} }`),
  deleteBookmark: row('memberContent', `deleteBookmark(productId: ${nobody('w')}) { ${failures} }`),

  blockPerson: row('creator', `blockPerson(userId: ${nobody('chatUser')}) { ${user} }`),
  unblockPerson: row('creator', `unblockPerson(userId: ${nobody('chatUser')}) { ${user} }`),
  blockCompany: row('creator', `blockCompany(companyId: ${nobody('co')}) { ${user} }`),
  chooseFilmPoster: row(
    'creatorPastStep',
    `chooseFilmPoster(mediaId: "x", poster: $file) { image { id } ${failures} }`,
  ),
  completeOnboardingTodoAction: row(
    'creator',
    `completeOnboardingTodoAction(input: { doNotShowAgain: true }) { ${user} }`,
  ),
  createJobOpeningBookmark: row(
    'creator',
    `createJobOpeningBookmark(jobOpeningId: ${nobody('j')}) { ${failures} }`,
  ),
  deleteJobOpeningBookmark: row(
    'creator',
    `deleteJobOpeningBookmark(jobOpeningId: ${nobody('j')}) { ${failures} }`,
  ),
  createCreatorUserEngagementType: row(
    'creatorAtStep',
    `createCreatorUserEngagementType(input: { engagementType: FREELANCE }) { ${user} }`,
    'ENGAGEMENT_TYPE',
  ),
  createCreatorUserJobProfile: row(
    'creatorAtStep',
    `createCreatorUserJobProfile(input: ${jobProfile}) { ${user} }`,
    'JOB_PROFILE',
  ),
  createCreatorUserProfile: row('creatorAtStep', `createCreatorUserProfile(input: ${profile}) { ${user} }`),
  createProduct: row('creatorPastStep', `createProduct(input: ${product}) { ${failures} }`),
  createProductShareLink: row(
    'creatorPastStep',
    `createProductShareLink(productId: ${nobody('w')}, days: 7) { ${failures} }`,
  ),
  deleteBankAccount: row('creatorPastStep', `deleteBankAccount { ${user} }`),
  deleteDraftProduct: row('creatorPastStep', `deleteDraftProduct(clientId: "x") { clientId ${failures} }`),
  saveDraftProduct: row(
    'creatorPastStep',
    `saveDraftProduct(input: { clientId: "x", version: 0 }) { ${failures} }`,
  ),
  deleteProduct: row('creatorPastStep', `deleteProduct(id: ${nobody('w')}) { deletedId ${failures} }`),
  deleteProfileCoverImage: row('creatorPastStep', `deleteProfileCoverImage { ${user} }`),
  editProduct: row('creatorPastStep', `editProduct(input: { id: ${nobody('w')} }) { ${failures} }`),
  registerBankAccount: row('creatorPastStep', `registerBankAccount(input: ${bankAccount}) { ${user} }`),
  revokeProductShareLink: row(
    'creatorPastStep',
    `revokeProductShareLink(id: ${nobody('productShareLink')}) { ${failures} }`,
  ),
  skipCreatorUserJobProfile: row('creatorAtStep', `skipCreatorUserJobProfile { ${user} }`, 'JOB_PROFILE'),
  unblockCompany: row('creator', `unblockCompany(companyId: ${nobody('co')}) { ${user} }`),
  updateCreatorUserEngagementType: row(
    'creatorPastStep',
    `updateCreatorUserEngagementType(input: { engagementType: FREELANCE }) { ${user} }`,
  ),
  updateCreatorUserJobProfile: row(
    'creatorPastStep',
    `updateCreatorUserJobProfile(input: ${jobProfile}) { ${user} }`,
  ),
  updateCreatorUserProfile: row('creatorPastStep', `updateCreatorUserProfile(input: ${profile}) { ${user} }`),
  updateJobSeekingStatus: row(
    'creatorPastStep',
    `updateJobSeekingStatus(input: { jobSeekingStatus: SEEKING }) { ${user} }`,
  ),
  uploadImage: row('creatorPastStep', `uploadImage(file: $file) { image { id } ${failures} }`),
  uploadProfileCoverImage: row('creatorPastStep', `uploadProfileCoverImage(file: $file) { ${user} }`),

  // Those who write openings; some are the owner's alone.
  ...Object.fromEntries(
    ['Contract', 'Hourly', 'FullTime'].flatMap((kind) => [
      [
        `saveDraft${kind}JobOpening`,
        row(
          'writer',
          `saveDraft${kind}JobOpening(input: { jobOpeningId: ${nobody('j')}, version: 1 }) { ${failures} }`,
        ),
      ],
      [
        `deleteDraft${kind}JobOpening`,
        row('writer', `deleteDraft${kind}JobOpening(jobOpeningId: ${nobody('j')}) { ${failures} }`),
      ],
      [
        `publishDraft${kind}JobOpening`,
        row('companyOwner', `publishDraft${kind}JobOpening(jobOpeningId: ${nobody('j')}) { ${failures} }`),
      ],
    ]),
  ),
  deleteJobOpeningQuestion: row(
    'writer',
    `deleteJobOpeningQuestion(input: { jobOpeningQuestionId: ${nobody('jobOpeningQuestion')} }) { ${failures} }`,
  ),
  discardJobOpeningChange: row(
    'writer',
    `discardJobOpeningChange(jobOpeningId: ${nobody('j')}) { ${failures} }`,
  ),
  duplicateJobOpening: row(
    'companyOwner',
    `duplicateJobOpening(jobOpeningId: ${nobody('j')}) { ${failures} }`,
  ),
  saveJobOpeningQuestion: row(
    'writer',
    `saveJobOpeningQuestion(input: { jobOpeningId: ${nobody('j')}, questionText: "質問" }) { ${failures} }`,
  ),
  updateJobOpeningStatus: row(
    'companyOwner',
    `updateJobOpeningStatus(input: { jobOpeningId: ${nobody('j')}, status: PRIVATE }) { ${failures} }`,
  ),
  uploadDraftJobOpeningCoverImage: row(
    'writer',
    `uploadDraftJobOpeningCoverImage(file: $file, jobOpeningId: ${nobody('j')}) { ${failures} }`,
  ),
  uploadDraftJobOpeningOrganizationStructureImage: row(
    'writer',
    `uploadDraftJobOpeningOrganizationStructureImage(file: $file, jobOpeningId: ${nobody('j')}) { ${failures} }`,
  ),
  entryFullTimeJobOpening: row(
    'creatorPastStep',
    `entryFullTimeJobOpening(input: { jobOpeningId: ${nobody('j')}, entryMessage: "", answers: [] }) { chatRoomId ${failures} }`,
  ),
  entryJobOpening: row(
    'creatorPastStep',
    `entryJobOpening(input: { jobOpeningId: ${nobody('j')}, entryMessage: "", answers: [] }) { ${failures} }`,
  ),
  withdrawEntry: row('creatorPastStep', `withdrawEntry(jobOpeningId: ${nobody('j')}) { ${failures} }`),

  // Rooms: all may ask, and find none.
  addMessage: row(
    'signedIn',
    `addMessage(input: { roomId: ${nobody('chatRoom')}, text: "" }) { ${failures} }`,
  ),
  addFileMessage: row(
    'signedIn',
    `addFileMessage(file: $file, roomId: ${nobody('chatRoom')}) { ${failures} }`,
  ),
  addMediaMessage: row(
    'signedIn',
    `addMediaMessage(file: $file, roomId: ${nobody('chatRoom')}) { ${failures} }`,
  ),
  answerChatRequest: row(
    'signedIn',
    `answerChatRequest(roomId: ${nobody('chatRoom')}, accepts: true) { ${failures} }`,
  ),
  archiveChatRoom: row(
    'signedIn',
    `archiveChatRoom(roomId: ${nobody('chatRoom')}, isArchived: true) { ${failures} }`,
  ),
  assignChatRoom: row('signedIn', `assignChatRoom(roomId: ${nobody('chatRoom')}) { ${failures} }`),
  blockChatRoom: row(
    'signedIn',
    `blockChatRoom(roomId: ${nobody('chatRoom')}, isBlocked: true) { ${failures} }`,
  ),
  muteChatRoom: row('signedIn', `muteChatRoom(roomId: ${nobody('chatRoom')}, isMuted: true) { ${failures} }`),
  createChatRoom: row(
    'profiled',
    `createChatRoom(input: { userId: ${nobody('c')}, companyId: ${nobody('co')} }) { ${failures} }`,
  ),
  deleteMessage: row('signedIn', `deleteMessage(id: ${nobody('chatMessage')}) { ${failures} }`),
  readMessage: row('signedIn', `readMessage(input: { roomId: ${nobody('chatRoom')} }) { ${failures} }`),
  updateChatSettings: row('signedIn', `updateChatSettings(input: { enterSends: true }) { ${failures} }`),
  reportChat: row(
    'signedIn',
    `reportChat(input: { roomId: ${nobody('chatRoom')}, reason: SPAM }) { ${failures} }`,
  ),
  reportContent: row(
    'signedIn',
    `reportContent(input: { subjectId: ${nobody('w')}, reason: SPAM }) { ${failures} }`,
  ),
  saveChatTemplate: row('companyPeople', `saveChatTemplate(input: { title: "", body: "" }) { ${failures} }`),
  deleteChatTemplate: row(
    'companyPeople',
    `deleteChatTemplate(id: ${nobody('chatTemplate')}) { ${failures} }`,
  ),
  scheduleMessage: row(
    'signedIn',
    `scheduleMessage(input: { roomId: ${nobody('chatRoom')}, text: "x", sendAt: "2099-01-01T00:00:00Z" }) { ${failures} }`,
  ),
  changeScheduledMessage: row(
    'signedIn',
    `changeScheduledMessage(input: { id: ${nobody('scheduledMessage')}, text: "x", sendAt: "2099-01-01T00:00:00Z" }) { ${failures} }`,
  ),
  cancelScheduledMessage: row(
    'signedIn',
    `cancelScheduledMessage(id: ${nobody('scheduledMessage')}) { ${failures} }`,
  ),
  addChatRoomNote: row(
    'signedIn',
    `addChatRoomNote(input: { roomId: ${nobody('chatRoom')}, body: "x" }) { ${failures} }`,
  ),
  deleteChatRoomNote: row('signedIn', `deleteChatRoomNote(id: ${nobody('chatRoomNote')}) { ${failures} }`),
  proposeInterview: row(
    'signedIn',
    `proposeInterview(input: { roomId: ${nobody('chatRoom')}, times: [], minutes: 30 }) { ${failures} }`,
  ),
  answerInterview: row(
    'signedIn',
    `answerInterview(input: { interviewId: ${nobody('interview')}, version: 1 }) { ${failures} }`,
  ),
  cancelInterview: row(
    'signedIn',
    `cancelInterview(input: { interviewId: ${nobody('interview')}, version: 1 }) { ${failures} }`,
  ),
  tellTyping: row('signedIn', `tellTyping(roomId: ${nobody('chatRoom')}) { ${failures} }`),

  // People of a company; some only for the owner.
  follow: row('follower', `follow(input: { userId: ${nobody('c')} }) { ${user} }`),
  unfollow: row('follower', `unfollow(input: { userId: ${nobody('c')} }) { ${user} }`),
  // Candidates: they may ask, and find none.
  assignCandidates: row(
    'companyPeople',
    `assignCandidates(input: { candidateIds: [${nobody('candidate')}] }) { ${failures} }`,
  ),
  proposeEngagementTerms: row(
    'companyOwner',
    `proposeEngagementTerms(input: { engagementId: ${nobody('engagement')}, terms: { title: "表紙", remunerationType: CONTRACT_UNIT } }) { ${failures} }`,
  ),
  acceptEngagementTerms: row(
    'creator',
    `acceptEngagementTerms(input: { offerId: ${nobody('officialJobOffer')}, version: 1 }) { ${failures} }`,
  ),
  askForEngagementTerms: row(
    'creator',
    `askForEngagementTerms(input: { engagementId: ${nobody('engagement')}, words: "期日を延ばしたい。" }) { ${failures} }`,
  ),
  thankForEngagement: row(
    'contracting',
    `thankForEngagement(input: { engagementId: ${nobody('engagement')}, words: "楽しい仕事でした。" }) { ${failures} }`,
  ),
  reportEngagementThanks: row(
    'contracting',
    `reportEngagementThanks(engagementId: ${nobody('engagement')}) { ${failures} }`,
  ),
  issueEngagementInvoice: row(
    'creator',
    `issueEngagementInvoice(input: { roundId: ${nobody('engagementRound')}, workKind: DESIGN }) { ${failures} }`,
  ),
  voidEngagementInvoice: row(
    'creator',
    `voidEngagementInvoice(input: { roundId: ${nobody('engagementRound')}, reason: "金額の誤り" }) { ${failures} }`,
  ),
  deliverEngagementRound: row(
    'creator',
    `deliverEngagementRound(input: { roundId: ${nobody('engagementRound')} }) { ${failures} }`,
  ),
  addEngagementFile: row(
    'creator',
    `addEngagementFile(roundId: ${nobody('engagementRound')}, file: $file) { ${failures} }`,
  ),
  removeEngagementFile: row(
    'creator',
    `removeEngagementFile(roundId: ${nobody('engagementRound')}, fileId: ${nobody('engagementFile')}) { ${failures} }`,
  ),
  saveEngagementHours: row(
    'creator',
    `saveEngagementHours(input: { roundId: ${nobody('engagementRound')}, workedOn: "2026-04-01", minutes: 60, work: "校正" }) { ${failures} }`,
  ),
  removeEngagementHours: row(
    'creator',
    `removeEngagementHours(roundId: ${nobody('engagementRound')}, hoursId: ${nobody('engagementHours')}) { ${failures} }`,
  ),
  acceptEngagementRound: row(
    'companyOwner',
    `acceptEngagementRound(roundId: ${nobody('engagementRound')}) { ${failures} }`,
  ),
  askEngagementCorrection: row(
    'companyOwner',
    `askEngagementCorrection(input: { roundId: ${nobody('engagementRound')}, term: WORK, words: "題字" }) { ${failures} }`,
  ),
  markEngagementPaid: row(
    'companyOwner',
    `markEngagementPaid(input: { roundId: ${nobody('engagementRound')} }) { ${failures} }`,
  ),
  confirmEngagementReceived: row(
    'creator',
    `confirmEngagementReceived(roundId: ${nobody('engagementRound')}) { ${failures} }`,
  ),
  denyEngagementPayment: row(
    'creator',
    `denyEngagementPayment(input: { roundId: ${nobody('engagementRound')} }) { ${failures} }`,
  ),
  commentOnEngagement: row(
    'dealing',
    `commentOnEngagement(input: { engagementId: ${nobody('engagement')}, words: "校正" }) { ${failures} }`,
  ),
  answerEngagementEnd: row(
    'contracting',
    `answerEngagementEnd(input: { engagementId: ${nobody('engagement')}, words: "休刊", agrees: true }) { ${failures} }`,
  ),
  endEngagementEarly: row(
    'contracting',
    `endEngagementEarly(input: { engagementId: ${nobody('engagement')}, words: "休刊" }) { ${failures} }`,
  ),
  createOfficialJobOffer: row(
    'companyOwner',
    `createOfficialJobOffer(input: { candidateId: ${nobody('candidate')}, terms: { remunerationType: CONTRACT_UNIT } }) { ok ${failures} }`,
  ),
  reviseOfficialJobOffer: row(
    'companyOwner',
    `reviseOfficialJobOffer(input: { offerId: ${nobody('officialJobOffer')}, baseVersion: 1, terms: { remunerationType: CONTRACT_UNIT } }) { ok ${failures} }`,
  ),
  checkDocument: row(
    'everyone',
    `checkDocument(sha256: "${'0'.repeat(64)}") { document { number } ${failures} }`,
  ),
  reissueDocument: row(
    'companyOwner',
    `reissueDocument(id: ${nobody('issuedDocument')}, reason: "誤記") { ${failures} }`,
  ),
  askForOfferOnPaper: row(
    'creator',
    `askForOfferOnPaper(offerId: ${nobody('officialJobOffer')}) { ok ${failures} }`,
  ),
  markOfferPaperSent: row(
    'companyOwner',
    `markOfferPaperSent(offerId: ${nobody('officialJobOffer')}) { ok ${failures} }`,
  ),
  bundleIssuedDocuments: row('contracting', `bundleIssuedDocuments { count ${failures} }`),
  withdrawOfficialJobOffer: row(
    'companyOwner',
    `withdrawOfficialJobOffer(offerId: ${nobody('officialJobOffer')}) { ok ${failures} }`,
  ),
  acceptOfficialJobOffer: row(
    'creator',
    `acceptOfficialJobOffer(input: { offerId: ${nobody('officialJobOffer')}, version: 1 }) { ok ${failures} }`,
  ),
  declineOfficialJobOffer: row(
    'creator',
    `declineOfficialJobOffer(input: { offerId: ${nobody('officialJobOffer')}, version: 1 }) { ok ${failures} }`,
  ),
  askToChangeOfficialJobOffer: row(
    'creator',
    `askToChangeOfficialJobOffer(input: { offerId: ${nobody('officialJobOffer')}, version: 1, message: "" }) { ok ${failures} }`,
  ),
  openOfficialJobOffer: row(
    'creator',
    `openOfficialJobOffer(offerId: ${nobody('officialJobOffer')}) { ok ${failures} }`,
  ),
  createQuote: row(
    'creator',
    `createQuote(input: { clientId: "x", chatRoomId: ${nobody('chatRoom')}, title: "見積", items: [], validUntil: "2026-01-01" }) { ${failures} }`,
  ),
  withdrawQuote: row('creator', `withdrawQuote(quoteId: ${nobody('quote')}) { ${failures} }`),
  createJobConsultation: row(
    'writer',
    `createJobConsultation(input: { recipients: [{ userId: ${nobody('c')} }], title: "", offerDetail: "", wayOfWorking: FLEXIBLE, offerType: CONTRACT_UNIT }) { ${failures} }`,
  ),
  answerJobConsultation: row(
    'creator',
    `answerJobConsultation(input: { consultationId: ${nobody('jobConsultation')}, accepts: true }) { ${failures} }`,
  ),
  withdrawJobConsultation: row(
    'writer',
    `withdrawJobConsultation(consultationId: ${nobody('jobConsultation')}) { ${failures} }`,
  ),
  createChatRoomWithCandidate: row(
    'companyPeople',
    `createChatRoomWithCandidate(input: { jobOpeningId: ${nobody('j')}, userId: ${nobody('c')} }) { ${failures} }`,
  ),
  deleteCandidateNote: row(
    'companyPeople',
    `deleteCandidateNote(noteId: ${nobody('candidateNote')}) { ${failures} }`,
  ),
  moveCandidates: row(
    'companyPeople',
    `moveCandidates(input: { candidateIds: [${nobody('candidate')}], stage: DECLINED }) { ${failures} }`,
  ),
  takeBackMove: row('companyPeople', `takeBackMove(moveId: ${nobody('candidateMove')}) { ${failures} }`),
  readCandidates: row(
    'companyPeople',
    `readCandidates(candidateIds: [${nobody('candidate')}]) { ${failures} }`,
  ),
  saveCandidateNote: row(
    'companyPeople',
    `saveCandidateNote(input: { candidateId: ${nobody('candidate')}, body: "会って話したい。" }) { ${failures} }`,
  ),
  completeCorporateUserTodoAction: row(
    'companyPeople',
    `completeCorporateUserTodoAction(input: { initialFollowFeatureUsed: true }) { ${user} }`,
  ),
  updateCorporateUserInterestCategories: row(
    'companyPeople',
    `updateCorporateUserInterestCategories(input: { categoryIds: [] }) { ${user} }`,
  ),
  updateCorporateUserProfile: row(
    'companyPeople',
    `updateCorporateUserProfile(input: ${corporateProfile}) { ${user} }`,
  ),
  changeMemberRole: row(
    'companyOwner',
    `changeMemberRole(id: ${nobody('companyMember')}, role: CORPORATE_AGENT) { ${failures} }`,
  ),
  deleteCompanyAvatarImage: row('companyOwner', `deleteCompanyAvatarImage { ${failures} }`),
  deleteCompanyCoverImage: row('companyOwner', `deleteCompanyCoverImage { ${failures} }`),
  inviteMember: row(
    'companyOwner',
    `inviteMember(input: { email: "", role: CORPORATE_AGENT }) { ${failures} }`,
  ),
  removeMember: row('companyOwner', `removeMember(id: ${nobody('companyMember')}) { ${failures} }`),
  resendInvitation: row(
    'companyOwner',
    `resendInvitation(id: ${nobody('companyInvitation')}) { ${failures} }`,
  ),
  revokeInvitation: row(
    'companyOwner',
    `revokeInvitation(id: ${nobody('companyInvitation')}) { ${failures} }`,
  ),
  updateCompanyProfile: row(
    'companyOwner',
    `updateCompanyProfile(input: { building: "3階" }) { ${failures} }`,
  ),
  uploadCompanyAvatarImage: row('companyOwner', `uploadCompanyAvatarImage(file: $file) { ${failures} }`),
  uploadCompanyCoverImage: row('companyOwner', `uploadCompanyCoverImage(file: $file) { ${failures} }`),
};

/** For a room without members; who may hear a room is tested by `subscriptions.test.ts`. */
export const subscriptionRows: Readonly<Record<string, Row>> = {
  candidateChanged: row('companyPeople', 'candidateChanged { candidate { id } }'),
  jobOpeningChanged: row('companyPeople', 'jobOpeningChanged { jobOpening { id } }'),
  messageAdded: row('signedIn', `messageAdded(roomId: ${nobody('chatRoom')}) { id }`),
  chatRoomChanged: row('signedIn', `chatRoomChanged(roomId: ${nobody('chatRoom')}) { change }`),
  notificationAdded: row('signedIn', 'notificationAdded { user { id } }'),
  myChatRoomChanged: row('signedIn', 'myChatRoomChanged { id }'),
};

type Finding = 'found' | 'nothing';
const [sees, blind] = ['found', 'nothing'] as const;

/** What `node(id:)` answers each of these; `self` is the thing's owner. */
export const nodeViewers = ['guest', 'unfinished', 'creator', 'owner', 'agent', 'recruiter', 'self'] as const;

interface NodeRow {
  readonly type: string;
  readonly finds: readonly Finding[];
}

const toAll: readonly Finding[] = [sees, sees, sees, sees, sees, sees, sees];
const toSelf: readonly Finding[] = [blind, blind, blind, blind, blind, blind, sees];
const toNobody: readonly Finding[] = [blind, blind, blind, blind, blind, blind, blind];
const toMembers: readonly Finding[] = [blind, blind, sees, sees, sees, sees, sees];
const toAccounts: readonly Finding[] = [blind, sees, sees, sees, sees, sees, sees];

/** By the name of the thing in the test's town. */
export const nodeRows: Readonly<Record<string, NodeRow>> = {
  'a category': { type: 'Category', finds: toAll },
  'an industry': { type: 'Industry', finds: toAll },
  'a tool': { type: 'Tool', finds: toAll },
  'a prefecture': { type: 'Prefecture', finds: toAll },
  'an occupation': { type: 'Occupation', finds: toAll },
  'a tag of openings': { type: 'JobOpeningTag', finds: toAll },
  'a public work': { type: 'Product', finds: toAll },
  'a work that is not published': { type: 'Product', finds: toSelf },
  'a work as its author sees it': { type: 'OwnProduct', finds: toSelf },
  'a work for members': { type: 'Product', finds: toMembers },
  'a creator': { type: 'CreatorUser', finds: toAll },
  'a hidden creator': { type: 'CreatorUser', finds: toNobody },
  'an account': { type: 'User', finds: toSelf },
  'a person of a company': { type: 'CorporateUser', finds: toSelf },
  'somebody who follows': { type: 'CorporateUser', finds: toSelf },
  'a company': { type: 'Company', finds: toAccounts },
  'a suspended company': { type: 'Company', finds: toSelf },
  'an opening for members': { type: 'ContractJobOpening', finds: toMembers },
  'an opening opened to the outside': { type: 'ContractJobOpening', finds: toAll },
  'an opening of a suspended company': { type: 'ContractJobOpening', finds: toSelf },
  'an opening that is not public any more': { type: 'HourlyJobOpening', finds: toSelf },
  'an entry, to its creator': { type: 'JobEntry', finds: toSelf },
  'an entry, to the company entered': { type: 'Candidate', finds: toSelf },
  'a chat room': { type: 'ChatRoom', finds: toSelf },
  'an opening that is being written': { type: 'FullTimeJobOpening', finds: toSelf },
};
