import { createContext } from 'react';

/**
 * Where a long form stands: on a page of its own, or in a pane that already has a name and a rule above it. The same form
 * is a step of the sign-up and a part of one's own page.
 */
export const FormPlace = createContext<'page' | 'pane'>('page');
