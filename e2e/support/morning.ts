import * as v from 'valibot';
import { newOpeningId, wholeContract } from '../../server/modules/jobs/drafts/testDrafts.ts';
import type { App } from './app.ts';
import { makerOf } from './deals.ts';
import { demo, mutate, newAddress, tokensOf } from './members.ts';
import { plainPng } from './pictures.ts';
import { upload } from './uploads.ts';

export const heldTitle = '店頭の貼り紙、2種';

const names = [
  '貼り紙の色見本',
  '路地の地図',
  '茶葉の包み紙',
  '豆本の表紙',
  '凧の絵柄',
  '湯のみの箱',
] as const;

/** Works that a creator of the demo town hands in for review. */
async function handInWorks(app: App): Promise<void> {
  const { tokens } = await makerOf(app, 'chida_dtp');
  const { accessToken } = tokens;
  const file = await plainPng('mihon.png', 1600, 1200, '#22379B');
  for (const name of names) {
    const { image } = await upload(app, accessToken, file);
    if (image === null) throw new Error('the picture was refused');
    await mutate(app, 'createProduct(input: $input)', {
      types: '$input: CreateProductInput!',
      variables: {
        input: {
          name,
          description: '店の方と話しながら、色をひとつずつ決めました。',
          designScope: '意匠と入稿データ',
          categoryIds: ['category_1'],
          industryIds: [],
          toolIds: [],
          media: [{ mediaId: image.id }],
          thumbnailMediaId: image.id,
          publishStatus: 'publish',
        },
      },
      accessToken,
    });
  }
}

async function applyAsCompany(app: App): Promise<void> {
  await mutate(app, 'registerLeadCustomer(input: $input)', {
    types: '$input: RegisterLeadCustomerInput!',
    variables: {
      input: {
        companyName: `朝凪${process.pid}合同会社`,
        lastName: '朝倉',
        firstName: '凪',
        email: newAddress('asanagi', 'asanagi.example'),
        phoneNumber: '03-1234-5678',
        registrationPurpose: '看板を頼める方を探しています。',
        urgency: 'REQUEST_IMMEDIATELY',
      },
    },
  });
}

/** Words of the demo company that their reader reports. */
async function reportWords(app: App): Promise<void> {
  const maker = await makerOf(app, 'nagumo_ux');
  const { accessToken } = await tokensOf(app, demo.company, demo.password);
  const room = await mutate(app, 'createChatRoom(input: $input)', {
    types: '$input: CreateChatRoomInput!',
    variables: { input: { userId: maker.id } },
    answer: 'chatRoomId',
    accessToken,
  });
  const { chatRoomId: roomId } = v.parse(v.object({ chatRoomId: v.string() }), room);
  await mutate(app, 'addMessage(input: $input)', {
    types: '$input: AddMessageInput!',
    variables: { input: { roomId, text: '報酬は、先に登録料を振り込んでいただいてからお支払いします。' } },
    accessToken,
  });
  await mutate(app, 'reportChat(input: $input)', {
    types: '$input: ReportChatInput!',
    variables: { input: { roomId, reason: 'FRAUD', detail: '支払いの前に、振り込みを求められました。' } },
    accessToken: maker.tokens.accessToken,
  });
}

/** An opening of the demo company in which a rule finds something. */
async function publishToBeHeld(app: App): Promise<void> {
  const { accessToken } = await tokensOf(app, demo.company, demo.password);
  const jobOpeningId = newOpeningId();
  await mutate(app, 'saveDraftContractJobOpening(input: $input)', {
    types: '$input: SaveDraftContractJobOpeningInput!',
    variables: {
      input: {
        ...wholeContract,
        jobOpeningId,
        version: 0,
        title: heldTitle,
        offerDetail: '店頭の貼り紙を2種お願いします。教材費として1万円をお支払いください。',
      },
    },
    accessToken,
  });
  await mutate(app, 'publishDraftContractJobOpening(jobOpeningId: $id)', {
    types: '$id: ID!',
    variables: { id: jobOpeningId },
    accessToken,
  });
}

/** Beside what waits in the demo town: enough for a morning of twenty works, five leads and three reports. */
export async function fillQueues(app: App): Promise<void> {
  await handInWorks(app);
  await applyAsCompany(app);
  await reportWords(app);
  await publishToBeHeld(app);
}
