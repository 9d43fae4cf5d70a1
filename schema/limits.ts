// Printed by server/graphql/printSchema.ts: run `npm run schema`.

export const openingLimits = {
  "texts": {
    "title": 60,
    "tool": 1000,
    "offerDetail": 5000,
    "jobDetail": 5000,
    "jobChangeScope": 1000,
    "roleResponsibilityArea": 3000,
    "serviceDescription": 3000,
    "jobRequirements": 3000,
    "desiredJobRequirements": 3000,
    "teamMission": 3000,
    "totalMemberOfCreatorsDescription": 1000,
    "businessPhaseDescription": 3000,
    "creativeContribution": 3000,
    "messageForCreator": 3000,
    "workingPlace": 300,
    "workingPlaceChangeScope": 1000,
    "paymentTerms": 500,
    "deliveryMethod": 500,
    "specialNoteForExternalPublish": 1000,
    "availableAssetDescription": 2000,
    "employerName": 100,
    "contractPeriodNote": 500,
    "contractRenewalNote": 1000,
    "probationNote": 1000,
    "payNote": 1000,
    "workingHours": 500,
    "breakTime": 200,
    "overtimeNote": 500,
    "holiday": 1000,
    "employeeBenefits": 2000,
    "socialInsurance": 500,
    "secondhandSmokeNote": 500,
    "contactName": 100,
    "contactEmail": 254,
    "contactPhoneNumber": 30,
    "contactFormUrl": 500
  },
  "numbers": {
    "weeklyOperationalHours": {
      "unit": "時間",
      "min": 1,
      "max": 60,
      "decimals": 0
    },
    "requestedPeriodMonths": {
      "unit": "か月",
      "min": 1,
      "max": 60,
      "decimals": 0
    },
    "payMin": {
      "unit": "円",
      "min": 1,
      "max": 100000000,
      "decimals": 0
    },
    "payMax": {
      "unit": "円",
      "min": 1,
      "max": 100000000,
      "decimals": 0
    },
    "fixedOvertimeAmount": {
      "unit": "円",
      "min": 1,
      "max": 10000000,
      "decimals": 0
    },
    "fixedOvertimeHours": {
      "unit": "時間",
      "min": 0.1,
      "max": 200,
      "decimals": 1
    }
  },
  "entries": {
    "categoryIds": {
      "as": "categories",
      "most": 5
    },
    "industryIds": {
      "as": "industries",
      "most": 5
    },
    "toolIds": {
      "as": "tools",
      "most": 20
    },
    "occupationIds": {
      "as": "occupations",
      "most": 5
    },
    "tagIds": {
      "as": "tags",
      "most": 10
    }
  },
  "flags": [
    "isAllowToPublishExternal",
    "hasAvailableAsset",
    "isDispatch",
    "hasProbation",
    "hasFixedOvertime",
    "paysOvertimeExcess",
    "isDiscretionaryWork"
  ],
  "days": [
    "desiredDeliveryAt",
    "deliveryDecidedBy",
    "informationAsOf",
    "validThrough"
  ],
  "choices": {
    "workingPlaceType": [
      "FULL_REMOTE",
      "ON_SITE",
      "PARTIAL_REMOTE"
    ],
    "desiredWayOfWorking": [
      "FLEXIBLE",
      "FULL_REMOTE",
      "OFFICE"
    ],
    "contractPeriodType": [
      "FIXED_TERM",
      "INDEFINITE"
    ],
    "payUnit": [
      "HOUR",
      "HOURLY",
      "MONTH",
      "MONTHLY"
    ],
    "secondhandSmokeControl": [
      "NO_COUNTERMEASURES",
      "NO_SMOKING",
      "SMOKING_ROOM"
    ]
  },
  "pictures": [
    "coverImage",
    "organizationStructureImage"
  ],
  "prices": {
    "net": {
      "min": 1,
      "max": 100000000
    },
    "gross": {
      "min": 2,
      "max": 110000000
    }
  },
  "links": 10,
  "linkLength": 2000,
  "questions": 5,
  "questionLength": 120
} as const;

export const entryLimits = {
  "message": 2000,
  "answer": 1000
} as const;

export const mediaLimits = {
  "imageBytes": 20971520,
  "videoBytes": 209715200
} as const;

export const workLimits = {
  "texts": {
    "name": 60,
    "description": 5000,
    "designScope": 500,
    "clientName": 60,
    "period": 60,
    "workload": 60
  },
  "numbers": {
    "guidePriceMin": {
      "unit": "円",
      "min": 1,
      "max": 100000000,
      "decimals": 0
    },
    "guidePriceMax": {
      "unit": "円",
      "min": 1,
      "max": 100000000,
      "decimals": 0
    }
  },
  "entries": {
    "categoryIds": {
      "as": "categories",
      "most": 5
    },
    "industryIds": {
      "as": "industries",
      "most": 5
    },
    "toolIds": {
      "as": "tools",
      "most": 20
    }
  },
  "caption": 200,
  "media": 20,
  "companies": 50
} as const;

export const profileLimits = {
  "introduction": 2000,
  "skills": 30,
  "skill": 40,
  "tools": 60
} as const;
