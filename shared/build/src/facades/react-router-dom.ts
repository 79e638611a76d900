// Imports `react-router`, never its own key: a facade that imports its own key consumes itself.
export {
  Link,
  Outlet,
  ScrollRestoration,
  createBrowserRouter,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
