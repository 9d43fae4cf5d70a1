import { graphql } from 'relay-runtime';

// Every mutation spreads this in its payload's `errors`, unmasked; `mutationErrors()` of src/relay reads them.
void graphql`
  fragment adminErrors on Error {
    __typename
    message
    ... on ArgumentInvalidError {
      field
    }
    ... on UserInputInvalidError {
      field
    }
    ... on RateLimitExceededError {
      retryAt
    }
  }
`;
