import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { usePasskeyRegistrationMutation } from '../../../../__generated__/usePasskeyRegistrationMutation.graphql.ts';
import type { usePasskeyRegistrationOptionsMutation } from '../../../../__generated__/usePasskeyRegistrationOptionsMutation.graphql.ts';
import { failureWords, withTime } from '../../../lib/failureWords.ts';
import { useCommit } from '../../../relay/useCommit.ts';

interface Registration {
  /** True when one was added. */
  readonly add: () => Promise<boolean>;
  readonly pending: boolean;
  readonly message: string | null;
}

/** Makes a passkey for the account, on this device or another. */
export function usePasskeyRegistration(): Registration {
  const askOptions = useCommit<usePasskeyRegistrationOptionsMutation>(graphql`
    mutation usePasskeyRegistrationOptionsMutation {
      passkeyRegistrationOptions {
        options
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const register = useCommit<usePasskeyRegistrationMutation>(graphql`
    mutation usePasskeyRegistrationMutation($response: String!) {
      registerPasskey(response: $response) {
        user {
          id
          mayOfferPasskey
          passkeys {
            id
            name
            isBackedUp
            createdAt
            lastUsedAt
          }
          securityChanges {
            id
            kind
            detail
            deviceName
            address
            createdAt
          }
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const run = async (): Promise<boolean> => {
    const { makePasskey, whyNot } = await import('./webauthn.ts');
    try {
      const { options, errors } = (await askOptions({})).passkeyRegistrationOptions;
      const [error] = errors;
      if (error === undefined) {
        const response = await makePasskey(options);
        const [refusal] = (await register({ response })).registerPasskey.errors;
        if (refusal === undefined) return true;
        setMessage(withTime(refusal));
      } else if (error.__typename !== 'ConfirmationRequiredError') setMessage(withTime(error));
    } catch (error) {
      const why = whyNot(error);
      setMessage(why === undefined ? failureWords(error) : why);
    }
    return false;
  };
  return {
    pending,
    message,
    add: async () => {
      setPending(true);
      setMessage(null);
      const isAdded = await run();
      setPending(false);
      return isAdded;
    },
  };
}
