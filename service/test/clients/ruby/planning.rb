# frozen_string_literal: true

scenario('merge-requests') do |world, step|
  bob = world.client('bob')
  project = 'acme/tools'
  step.take('list') { bob.user_merge_requests(scope: 'all', state: 'opened') }
  step.take('list of the project') { bob.merge_requests(project) }
  step.take('without a label') { bob.merge_requests(project, not: { labels: 'later' }) }
  step.take('by number') { bob.merge_requests(project, iids: [1, 99]) }
  step.take('by a label') { bob.merge_requests(project, labels: 'tools,topic') }
  step.take('own') { world.client('ann').user_merge_requests(scope: 'created_by_me') }
  step.take('closed') { bob.merge_requests(project, state: 'closed') }
  step.take('read') { bob.merge_request(project, 1) }
  step.take('missing') { bob.merge_request(project, 99) }
end

scenario('approvals') do |world, step|
  ann = world.client('ann')
  project = 'acme/tools'
  step.take('read') { ann.project_merge_request_approvals(project) }
  step.take('changed') { ann.edit_project_merge_request_approvals(project, reset_approvals_on_push: false) }
  rule = { name: 'Security', approvals_required: 1, user_ids: [world.user('bob')] }
  made = step.take('rule created') { ann.create_project_merge_request_approval_rule(project, rule) }
  step.take('rules') { ann.project_merge_request_approval_rules(project) }
  step.take('rule changed') do
    ann.update_project_merge_request_approval_rule(project, made.id, name: 'Security', approvals_required: 2)
  end
  step.take('rule deleted') { ann.delete_project_merge_request_approval_rule(project, made.id) }
  step.take('rules left') { ann.project_merge_request_approval_rules(project) }
end

scenario('milestones') do |world, step|
  bob = world.client('bob')
  project = 'acme/tools'
  made = step.take('created') do
    bob.create_milestone(project, 'Spring & summer', due_date: '2026-06-30', start_date: '2026-03-01')
  end
  [2, 3].each { |number| bob.create_milestone(project, "Milestone #{number}") }
  step.take('taken') { bob.create_milestone(project, 'Milestone 2') }
  step.take('list') { bob.milestones(project) }
  step.take('pages') { bob.milestones(project, per_page: 1).auto_paginate }
  step.take('read') { bob.milestone(project, made.id) }
  step.take('changed') { bob.edit_milestone(project, made.id, description: 'The first', state_event: 'close') }
  step.take('closed') { bob.milestones(project, state: 'closed') }
  bob.create_issue(project, 'Prune', milestone_id: made.id)
  step.take('issues') { bob.milestone_issues(project, made.id) }
  step.take('merge requests') { bob.milestone_merge_requests(project, made.id) }
  other = bob.milestones(project, search: 'Milestone 2').first
  step.take('deleted') { bob.delete_milestone(project, other.id) }
  step.take('missing') { bob.milestone(project, other.id) }
end
