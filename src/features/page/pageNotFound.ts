import { notFound, type NotFoundError, rootRouteId } from '@tanstack/react-router';

/**
 * `throw pageNotFound()` from a page whose work, person or opening is not there: the whole page becomes the 404 page, at
 * the address one asked for. A bare `notFound()` from a component would only look for a handler at its own route.
 */
export function pageNotFound(): NotFoundError {
  return notFound({ routeId: rootRouteId });
}
