export {
  Observer,
  enableStaticRendering,
  observer,
  useLocalObservable,
} from '@real/mobx-react-lite';
