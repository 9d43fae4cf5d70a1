import type { GraphQLSchema } from 'graphql';

/**
 * The calls of section 7 of the specification. Those without a field are not built yet; each field needs its
 * document.
 */
const specified = `
  registerTemporaryCreatorUser verifyEmail signUpCreatorUser signIn
  signInWithGoogle signUpWithGoogle refreshToken signOut
  verifyResetedEmail resetEmailRequest resetPasswordRequest resetPassword
  registerCorporateUserAccount registerLeadCustomer createCreatorUserProfile createCreatorUserEngagementType
  createCreatorUserJobProfile updateCreatorUserProfile updateCreatorUserJobProfile updateJobSeekingStatus
  updateCreatorUserEngagementType uploadProfileImage uploadProfileCoverImage updateCorporateUserProfile
  updateCorporateUserInterestCategories updateCompanyProfile uploadCompanyCoverImage completeOnboardingTodoAction
  completeCorporateUserTodoAction registerJobChangeMotivation closePrairieCardSignUpCampaignDialog follow
  unfollow saveDraftContractJobOpening saveDraftHourlyJobOpening saveDraftFullTimeJobOpening
  deleteDraftContractJobOpening deleteDraftHourlyJobOpening deleteDraftFullTimeJobOpening uploadDraftJobOpeningCoverImage
  uploadDraftJobOpeningOrganizationStructureImage publishDraftContractJobOpening publishDraftHourlyJobOpening publishDraftFullTimeJobOpening
  duplicateJobOpening updateJobOpeningStatus entryJobOpening entryFullTimeJobOpening
  saveJobOpeningQuestion deleteJobOpeningQuestion createOfficialJobOffer createJobConsultation
  createChatRoom createChatRoomWithCandidate addMessage addMediaMessage
  addFileMessage deleteMessage readMessage uploadImage
  createProduct editProduct viewProduct createBookmark
  deleteBookmark recommendCreators readActivityNotification
  me creatorUser publicCreatorUser creatorUserProducts
  creatorUserPublicProducts creatorUserEngagementType industries categories
  tools formSelectableElements jobOpeningTags occupations
  prefectures draftJobOpening jobOpening jobOpenings
  myJobOpenings myEnteredJobOpenings company myCompany
  companyJobOpenings messages myChatRooms myProducts
  myProduct product publicProduct publicProducts
  products newbieRecommendedProducts recommendedRecentProducts recommendedProducts
  bookmarkedProducts jobSeekingCreators followers followees
  followingUserActivities activityNotifications
  tsumugiNotifications readTsumugiNotification messageAdded
`
  .trim()
  .split(/\s+/u);

export function builtCalls(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return specified.filter((name) => roots.some((root) => root && name in root.getFields()));
}
