export {
  QueryClient,
  QueryClientProvider,
  dehydrate,
  hydrate,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@real/react-query';
export type {
  DehydratedState,
  InfiniteData,
  Query,
  UseInfiniteQueryResult,
  UseQueryResult,
} from '@real/react-query';
