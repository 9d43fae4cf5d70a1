import { Link, useRouterState } from '@tanstack/react-router';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { Destination } from './navigation.ts';

interface NavLinkProps {
  readonly destination: Destination;
  /** The current address is below it. */
  readonly current?: boolean;
  readonly className?: string | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children?: ReactNode;
}

/** A navigation link; `current` marks the entry, which is not always the page itself. */
export function NavLink({
  destination,
  current = false,
  className,
  onClick,
  children,
}: NavLinkProps): ReactElement {
  const pathname = usePathname();
  const { to, hash, label } = destination;
  return (
    <Link
      to={to}
      {...(hash === undefined ? {} : { hash })}
      className={className}
      onClick={onClick}
      activeOptions={{ exact: true, includeHash: true, includeSearch: false }}
      aria-current={current ? (pathname === to ? 'page' : 'true') : undefined}
    >
      {children ?? label}
    </Link>
  );
}

export function usePathname(): string {
  return useRouterState({ select: (state) => state.location.pathname });
}
