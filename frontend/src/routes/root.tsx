import { createRootRoute, Outlet } from '@tanstack/react-router';
import { announcerId } from '../ui/layout/route-focus';

const hidden = {
  position: 'absolute',
  // Below the page it would make every screen scroll by a pixel.
  top: 0,
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** No component library here: the public page must not wait for it. */
export const rootRoute = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <div id={announcerId} aria-live="polite" style={hidden} />
    </>
  ),
});
