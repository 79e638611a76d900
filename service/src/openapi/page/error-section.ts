import { ERROR_CODES, type ErrorName } from '@huoban/contracts/api';
import { httpStatusOf } from '../../http/envelope';
import { Refusal } from '../../http/refusal';
import { genericMessages } from '../generic-messages';
import { markup, type Html } from '../../http/html';

const isErrorName = (name: string): name is ErrorName => name in ERROR_CODES && name !== 'ok';

/** Every error code with its HTTP status and its message in the three languages. */
export const errorSection = (): Html =>
  markup`<section id="errors">
    <h2>Error codes</h2>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">HTTP</th>
            <th scope="col">Message</th>
          </tr>
        </thead>
        <tbody>
          ${Object.keys(ERROR_CODES)
            .filter(isErrorName)
            .sort((a, b) => ERROR_CODES[a] - ERROR_CODES[b])
            .map((name) => {
              const { zh, en, ja } = genericMessages(name);
              return markup`<tr>
                <th scope="row">${ERROR_CODES[name]}</th>
                <td>${httpStatusOf(new Refusal(name))}</td>
                <td>
                  ${en}<br /><span lang="zh-CN">${zh}</span><br /><span lang="ja">${ja}</span>
                </td>
              </tr>`;
            })}
        </tbody>
      </table>
    </div>
  </section>`;
