import { notFound, type NotFoundError, rootRouteId } from '@tanstack/react-router';

/**
 * `throw pageNotFound()` when a work, person or opening does not exist: shows the 404 page at the same
 * address. A bare `notFound()` in a component only finds its own route's handler.
 */
export function pageNotFound(): NotFoundError {
  return notFound({ routeId: rootRouteId });
}
