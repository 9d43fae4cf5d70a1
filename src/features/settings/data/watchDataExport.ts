/* oxlint-disable relay/must-colocate-fragment-spreads -- the section that shows it asks for this file while it waits. */
import { graphql } from 'relay-runtime';

export const watchDataExport = graphql`
  query watchDataExportQuery {
    me {
      ...DataSection_user
    }
  }
`;
