import { createContext } from 'react';

/**
 * Whether a long form is on a page of its own or in a pane with a title and rule of its own. The same form is
 * used in the sign-up and on one's own page.
 */
export const FormPlace = createContext<'page' | 'pane'>('page');
